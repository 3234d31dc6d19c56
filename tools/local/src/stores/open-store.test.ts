import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openAccountJournal } from '#auth/account-journal.ts'
import { openObjectStore } from '#storage/object-store.ts'

const STORES = [
  ['accounts.sqlite', openAccountJournal],
  ['objects.sqlite', openObjectStore],
] as const

it.skipIf(process.platform === 'win32').each(STORES)(
  'lets nobody but its owner read %s, new or from before',
  (name, open) => {
    const folder = mkdtempSync(join(tmpdir(), 'bartan-private-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, name)
    const mode = () => statSync(file).mode & 0o777
    open(file).close()
    expect(mode()).toBe(0o600)
    chmodSync(file, 0o644)
    open(file).close()
    expect(mode()).toBe(0o600)
  },
)

it.each(STORES)('names a damaged %s and the way out, and leaves it as it is', (name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-damaged-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, 'no store at all '.repeat(100))
  expect(() => open(file)).toThrow(`${file} is damaged`)
  expect(() => open(file)).toThrow('set SHOP_DATA to another folder')
  expect(readFileSync(file, 'utf8')).toContain('no store at all')
})
