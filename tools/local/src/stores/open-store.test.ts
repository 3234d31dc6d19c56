import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openAccountJournal } from '#auth/account-journal.ts'
import { metadataOf } from '#storage/object-metadata.ts'
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
  expect(() => open(file)).toThrow('restore a copy, or choose another data folder')
  expect(readFileSync(file, 'utf8')).toContain('no store at all')
})

it.each(STORES)('misses what %s has lost, and finds a changed byte', (name, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'bartan-lost-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  const store = open(file)
  const one = (id: string) => {
    const bytes = Buffer.alloc(9000)
    const metadata = JSON.stringify(metadataOf('bucket', id, {}, bytes))
    if ('describe' in store) store.put({ path: id, metadata, bytes })
    else store.put('demo', { localId: id, note: 'n'.repeat(9000) })
  }
  for (const id of ['first', 'second', 'third']) one(id)
  const killed = mkdtempSync(join(tmpdir(), 'bartan-killed-'))
  onTestFinished(() => rmSync(killed, { recursive: true }))
  cpSync(folder, killed, { recursive: true })
  store.close()

  const log = join(killed, `${name}-wal`)
  truncateSync(log, statSync(log).size - 4096)
  expect(() => open(join(killed, name))).toThrow(/lost its end: \d changes? from/)

  open(file).close()
  const bytes = readFileSync(file)
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1
  writeFileSync(file, bytes)
  expect(() => open(file)).toThrow(/is damaged \(a byte has changed since it was closed/)
})
