import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aRoot, ROOT, writeIn } from '../testing/deploying.ts'

/** The CLI's own part that lists what it uploads. */
const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore: string[]) => string[]
}

it('Hosting gets nothing of hidden files and folders: neither the renderer nor the list of its chunks', () => {
  const root = aRoot()
  for (const file of [
    '.hidden',
    '.server/render.js',
    '.server/assets/deep/chunk.js',
    '.vite/manifest.json',
    'assets/.server/chunk.js',
    'assets/shop.js',
  ])
    writeIn(root, `web/dist/${file}`, '')
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { ignore: string[] }
  }
  expect(listFiles(join(root, 'web/dist'), hosting.ignore).sort()).toEqual([
    'assets/shop.js',
    'shell.html',
  ])
})
