import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root
let file
let withLock

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'bartan-lock-'))
  for (const name of ['bootstrap-error.mjs', 'lock.mjs', 'root.mjs'])
    cpSync(join(import.meta.dirname, name), join(root, 'tools/bootstrap', name))
  mkdirSync(join(root, '.cache'))
  file = join(root, '.cache/bootstrap.lock')
  const url = pathToFileURL(join(root, 'tools/bootstrap/lock.mjs')).href
  ;({ withLock } = await import(/* @vite-ignore */ url))
})

afterEach(() => rmSync(root, { recursive: true }))

it.each(['', 'garbage', '\0\0\0\0'])('names a damaged lock (%j) and the way out', async (text) => {
  writeFileSync(file, text)
  await expect(withLock(() => 'built')).rejects.toThrow(
    `${file} is damaged: it should have the id of the process that installs or builds here. If none does, delete the file and start again.`,
  )
})

it('takes the lock of a process that is gone', async () => {
  // Above what any system hands out.
  writeFileSync(file, '2147483646')
  expect(await withLock(() => 'built')).toBe('built')
  expect(existsSync(file)).toBe(false)
})
