import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Script } from './scripts.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Every word in a script that the shop shows by itself. */
export const wordsOf = ({ folders, word }: Script): string[] => {
  const texts = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /\.(?:json|ts)$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  )
  return [...new Set(texts.flatMap((text) => text.match(word) ?? []))]
}
