import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openAccountJournal } from './account-journal.ts'
import { openObjectStore } from './object-store.ts'

it.each([
  ['accounts.sqlite', openAccountJournal],
  ['objects.sqlite', openObjectStore],
])('names a damaged %s and the way out, and leaves it as it is', (name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-damaged-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, 'no store at all '.repeat(100))
  expect(() => open(file)).toThrow(`${file} is damaged`)
  expect(() => open(file)).toThrow('set SHOP_DATA to another folder')
  expect(readFileSync(file, 'utf8')).toContain('no store at all')
})
