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
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openAccountJournal } from '#auth/account-journal.ts'
import { StackError } from '#stack/stack-error.ts'
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

type Store = ReturnType<(typeof STORES)[number][1]>

const NAMES = ['first', 'second', 'third']

const bytesOf = (id: string) => Buffer.alloc(9000, id)

const METADATA = new Map(
  await Promise.all(
    NAMES.map(async (id) => {
      const given = { contentType: 'image/webp' }
      return [id, JSON.stringify(await metadataOf('bucket', id, given, bytesOf(id)))] as const
    }),
  ),
)

const put = (store: Store, id: string) => {
  const bytes = bytesOf(id)
  const metadata = METADATA.get(id) ?? ''
  if ('describe' in store) store.put({ path: id, metadata, bytes })
  else store.put('demo', { localId: id, note: 'n'.repeat(9000) })
}

const readAll = (store: Store): unknown =>
  'describe' in store
    ? [...store.between('a', 'z')].map((object) => [object, store.bytes(object.path)])
    : store.all()

/**
 * What `kill -9` leaves of a store with three rows: all of them in the log, or in the file. The store is closed in order, in
 * a folder of its own.
 */
const killed = (name: string, open: (file: string) => Store, where: 'log' | 'file' = 'log') => {
  const [live, copy] = ['live', 'killed'].map((kind) =>
    mkdtempSync(join(tmpdir(), `bartan-${kind}-`)),
  ) as [string, string]
  onTestFinished(() => [live, copy].forEach((folder) => rmSync(folder, { recursive: true })))
  const closed = join(live, name)
  const store = open(closed)
  for (const id of NAMES) put(store, id)
  const rows = readAll(store)
  if (where === 'file') {
    const other = new DatabaseSync(closed)
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    other.close()
  }
  cpSync(live, copy, { recursive: true })
  store.close()
  return { file: join(copy, name), closed, rows }
}

const flip = (file: string, place: number) => {
  const bytes = readFileSync(file)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

it.each(STORES)('misses what %s has lost, and finds a changed byte', (name, open) => {
  const { file, closed } = killed(name, open)
  const log = `${file}-wal`
  truncateSync(log, statSync(log).size - 4096)
  expect(() => open(file)).toThrow(/lost its end: \d changes? from/)
  for (const size of [8192, 0]) {
    truncateSync(log, size)
    expect(() => open(file)).toThrow(/lost its end: 3 changes from/)
  }
  flip(closed, statSync(closed).size - 100)
  expect(() => open(closed)).toThrow(/is damaged \(a byte has changed since it was closed/)
  truncateSync(closed, 0)
  expect(() => open(closed)).toThrow(/has lost what was written before 20/)
})

const readOrNamed = (file: string, open: (file: string) => Store): unknown => {
  try {
    const store = open(file)
    const rows = readAll(store)
    store.close()
    return rows
  } catch (error) {
    if (error instanceof StackError && error.missing) return 'named'
    throw error
  }
}

/** Some of all places, other ones for each kind of row that may lie there. */
const places = (file: string) =>
  Array.from({ length: 40 }, (_, part) => Math.trunc(((part + 0.5) * statSync(file).size) / 40))

it.each(
  STORES.flatMap(([name, open]) => [[name, '', open] as const, [name, '-wal', open] as const]),
)('names a changed byte of %s%s after a crash, or has read past it', (name, part, open) => {
  const { file, rows } = killed(name, open, part ? 'log' : 'file')
  const files = ['', '-wal', '.end'].map(
    (ending) => [`${file}${ending}`, readFileSync(`${file}${ending}`)] as const,
  )
  const found = places(`${file}${part}`).map((place) => {
    for (const [path, bytes] of files) writeFileSync(path, bytes)
    flip(`${file}${part}`, place)
    return readOrNamed(file, open)
  })
  const read = found.filter((one) => one !== 'named')
  expect(read).toEqual(read.map(() => rows))
  expect(found.length - read.length).toBeGreaterThan(20)
})

it.each(STORES)(
  'counts the rows of %s of which a byte has changed, and says when they are of',
  (name, open) => {
    const { file } = killed(name, open, 'file')
    const text = readFileSync(file, 'latin1')
    writeFileSync(file, text.replace(/nnnn|webp/, 'wbep'), 'latin1')
    expect(() => open(file)).toThrow(
      /is damaged \(bytes have changed\): \w+ 1 of 3 in all can't be read, of 20\S+Z to 20/,
    )
  },
)

it.each(STORES)(
  'takes a %s that a version without checksums has written meanwhile',
  (name, open) => {
    const { closed: file } = killed(name, open)
    const before = new DatabaseSync(file)
    const set = name === 'accounts.sqlite' ? 'account = json(account)' : "metadata = '{}'"
    before.exec(`UPDATE ${name.split('.')[0]} SET ${set}`)
    before.close()
    open(file).close()
    rmSync(`${file}.end`)
    open(file).close()
    flip(file, 0)
    expect(() => open(file)).toThrow('is damaged')
  },
)
