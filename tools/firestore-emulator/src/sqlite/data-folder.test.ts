import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Clock } from '#engine/clock.ts'
import { openDataFolder } from './data-folder.ts'
import { SqliteStore } from './sqlite-store.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-data-'))
  file = join(folder, 'firestore.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const DATABASE = 'projects/p/databases/(default)'

const write = async (count: number) => {
  const store = new SqliteStore(folder)
  store.useClock(new Clock())
  for (let i = 0; i < count; i++)
    await store.commit(DATABASE, (_, now) => {
      const path = `items/${i}`
      const after = { path, fields: new Map(), createTime: now, updateTime: now }
      return { changes: [{ path, before: undefined, after }], result: undefined }
    })
  store.close()
}

it('keeps documents from one opening to the next', async () => {
  await write(3)
  const store = new SqliteStore(folder)
  expect(store.get(DATABASE, 'items/2')?.path).toBe('items/2')
  store.close()
})

it.skipIf(process.platform === 'win32')('lets nobody but its owner read the file', async () => {
  await write(1)
  chmodSync(file, 0o644)
  const store = new SqliteStore(folder)
  const modes = [file, `${file}-wal`].map((name) => statSync(name).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600])
  store.close()
})

it('refuses what is no database, and leaves it as it is', () => {
  writeFileSync(file, 'my diary, not to be overwritten '.repeat(100))
  const before = readFileSync(file)
  expect(() => openDataFolder(folder)).toThrow(/damaged or not a Firestore data file/)
  expect(readFileSync(file)).toEqual(before)
})

it("refuses another program's database", () => {
  const foreign = new DatabaseSync(file)
  foreign.exec('CREATE TABLE diary (entry TEXT)')
  foreign.close()
  expect(() => openDataFolder(folder)).toThrow(/another program/)
})

it('refuses a file with a hole in it', async () => {
  await write(400)
  const bytes = readFileSync(file)
  bytes.fill(0xab, bytes.length / 2, bytes.length / 2 + 8192)
  writeFileSync(file, bytes)
  expect(() => openDataFolder(folder)).toThrow(/damaged/)
})
