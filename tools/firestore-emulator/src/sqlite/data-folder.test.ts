import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
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

const commit = (store: SqliteStore, path: string) =>
  store.commit(DATABASE, (_, now) => {
    const fields = new Map([['note', { type: 'string', value: 'kept' } as const]])
    const after = { path, fields, createTime: now, updateTime: now }
    return { changes: [{ path, before: undefined, after }], result: undefined }
  })

const opened = (where = folder, onFault?: (fault: string | undefined) => void) => {
  const store = new SqliteStore(where, onFault)
  store.useClock(new Clock(store.lastTime))
  return store
}

const write = async (count: number) => {
  const store = opened()
  for (let i = 0; i < count; i++) await commit(store, `items/${i}`)
  store.close()
}

/** What `kill -9` leaves of a folder with a number of items, in another one. */
const killedAfter = async (count: number) => {
  const copy = mkdtempSync(join(tmpdir(), 'firestore-killed-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const store = opened()
  for (let i = 0; i < count; i++) await commit(store, `items/${i}`)
  cpSync(folder, copy, { recursive: true })
  store.close()
  return copy
}

const flip = (name: string, at: (size: number) => number) => {
  const bytes = readFileSync(name)
  const place = Math.trunc(at(bytes.length))
  bytes[place] = (bytes[place] ?? 0) ^ 0xff
  writeFileSync(name, bytes)
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
  expect(() => openDataFolder(folder)).toThrow(/damaged or no data file of this program/)
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

it('names what one damaged byte of the log has cost, leaves all as it is, and goes on when told', async () => {
  const killed = await killedAfter(40)
  const log = join(killed, 'firestore.sqlite-wal')
  flip(log, (size) => size * 0.7)
  const before = readFileSync(log)
  const refused =
    /lost its end: \d+ changes \(items \d+\) from 20.*Z to 20.*Z were written and can't be read/
  expect(() => opened(killed)).toThrow(refused)
  expect(() => opened(killed)).toThrow(refused)
  expect(readFileSync(log)).toEqual(before)

  rmSync(join(killed, 'firestore.sqlite.end'))
  const store = opened(killed)
  expect(store.get(DATABASE, 'items/0')).toBeDefined()
  expect(store.get(DATABASE, 'items/39')).toBeUndefined()
  store.close()
})

it.each(['firestore.sqlite-wal', 'firestore.sqlite'])('misses a %s that is gone', async (name) => {
  const killed = await killedAfter(3)
  rmSync(join(killed, name))
  expect(() => opened(killed)).toThrow(/lost its end/)
})

it('finds a changed byte anywhere in a file that was closed, and names what can be told', async () => {
  await write(100)
  const bytes = readFileSync(file)
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    flip(file, (size) => size * part)
    expect(() => opened()).toThrow(/is damaged/)
    writeFileSync(file, bytes)
  }
  opened().close()
})

it.each([0, 0.2, 0.5, 0.8, 0.999])(
  'refuses a changed byte at %d of what tells how far it was written, closed or killed',
  async (part) => {
    const killed = await killedAfter(3)
    for (const where of [killed, folder]) {
      flip(join(where, 'firestore.sqlite.end'), (size) => size * part)
      expect(() => opened(where)).toThrow(/firestore\.sqlite\.end is damaged \(1 of its lines/)
      rmSync(join(where, 'firestore.sqlite.end'))
      const store = opened(where)
      expect(store.get(DATABASE, 'items/2')).toBeDefined()
      store.close()
    }
  },
)

it.each(['', '{"at":17'])('refuses marks of which this is left: %j', async (left) => {
  const killed = await killedAfter(3)
  for (const where of [killed, folder]) {
    writeFileSync(join(where, 'firestore.sqlite.end'), left)
    expect(() => opened(where)).toThrow(/firestore\.sqlite\.end is damaged \(1 of its lines/)
  }
})

it.each(['firestore.sqlite', 'firestore.sqlite-wal'])(
  'tells what was in a %s that is empty',
  async (name) => {
    const killed = await killedAfter(3)
    writeFileSync(join(killed, name), '')
    const lost = /has lost its end: 3 changes \(items 3\) from 20/
    expect(() => opened(killed)).toThrow(lost)
    expect(() => opened(killed)).toThrow(lost)
  },
)

it('tells that a file is empty that was closed with something in it', async () => {
  await write(3)
  writeFileSync(file, '')
  const lost = /has lost what was written before 20\S+Z: it, or its log, is damaged, empty or gone/
  expect(() => opened()).toThrow(lost)
  expect(readFileSync(file)).toHaveLength(0)
})

it.each(['{"at":17', '\0\0\0'])('takes a last line that a power cut has torn: %j', async (torn) => {
  const killed = await killedAfter(3)
  appendFileSync(join(killed, 'firestore.sqlite.end'), torn)
  const store = opened(killed)
  expect(store.get(DATABASE, 'items/2')).toBeDefined()
  store.close()
})

it('names the documents of which a byte has changed after a crash', async () => {
  const store = opened()
  for (let i = 0; i < 9; i++) await commit(store, `items/${i}`)
  store.close()
  const text = readFileSync(file, 'latin1')
  writeFileSync(file, text.replace('"kept"', '"lept"'), 'latin1')
  rmSync(`${file}.end`)
  expect(() => opened()).toThrow(
    /is damaged \(bytes have changed\): items 1 of 9 in all can't be read, of 20/,
  )
})

it('takes a file that a version without marks has written meanwhile', async () => {
  await write(2)
  const marks = readFileSync(`${file}.end`)
  const store = opened()
  await commit(store, 'items/2')
  store.close()
  writeFileSync(`${file}.end`, marks)
  const again = opened()
  expect(again.get(DATABASE, 'items/2')).toBeDefined()
  again.close()
})

it('tells that the disk is full, once, and when it is over', async () => {
  const told: (string | undefined)[] = []
  const store = opened(folder, (fault) => told.push(fault))
  await commit(store, 'items/1')
  // https://www.sqlite.org/rescode.html#full
  const isFull = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const fail = () => {
    throw isFull
  }
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => spy.mockRestore())
  spy.mockImplementationOnce(fail).mockImplementationOnce(fail)
  const full = { code: 'RESOURCE_EXHAUSTED', message: expect.stringContaining('The disk is full') }
  await expect(commit(store, 'items/2')).rejects.toMatchObject(full)
  await expect(commit(store, 'items/2')).rejects.toMatchObject(full)
  await commit(store, 'items/2')
  expect(told).toEqual([expect.stringContaining(`${file} can't grow (ENOSPC)`), undefined])
  store.close()
})
