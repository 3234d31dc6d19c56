import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { sumOf, type DocumentRow, type HistoryRow, type IndexRow } from './schema.ts'

/** All SQL of the running server, typed by the rows of schema.ts. */

type Key = Uint8Array
type Id = { id: number }

const UNLIMITED = Number.MAX_SAFE_INTEGER
const COLUMNS = 'd.path, d.create_time, d.update_time, d.fields'

const rows = <T>(statement: StatementSync, ...values: SQLInputValue[]) =>
  // SQLite has no row types: the DDL is beside them in schema.ts.
  statement.iterate(...values) as Iterable<unknown> as Iterable<T>

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const one = <T>(statement: StatementSync, ...values: SQLInputValue[]) =>
  statement.get(...values) as unknown as T | undefined

/** Names become numbers, which are never reused. */
const nameStatements = (db: DatabaseSync) => {
  const pair = (find: string, add: string) => {
    const [finding, adding] = [db.prepare(find), db.prepare(add)]
    const known = (...values: SQLInputValue[]) => one<Id>(finding, ...values)?.id
    const make = (...values: SQLInputValue[]) =>
      known(...values) ?? Number(adding.run(...values).lastInsertRowid)
    return { known, make }
  }
  const database = pair(
    'SELECT id FROM databases WHERE name = ?',
    'INSERT INTO databases (name) VALUES (?)',
  )
  const group = pair(
    'SELECT id FROM groups WHERE database = ? AND collection_id = ?',
    'INSERT INTO groups (database, collection_id) VALUES (?, ?)',
  )
  const collection = pair(
    'SELECT id FROM collections WHERE grp = ? AND parent = ?',
    'INSERT INTO collections (grp, parent) VALUES (?, ?)',
  )
  return {
    database: (name: string) => database.make(name),
    knownDatabase: (name: string) => database.known(name),
    group: (of: number, collectionId: string) => group.make(of, collectionId),
    knownGroup: (of: number, collectionId: string) => group.known(of, collectionId),
    collection: (of: number, parent: string) => collection.make(of, parent),
    knownCollection: (of: number, parent: string) => collection.known(of, parent),
  }
}

const scanStatements = (db: DatabaseSync) => {
  const scan = (from: string, key: string) => {
    const sql = `SELECT ${COLUMNS} FROM ${from} AND ${key} >= ? AND ${key} < ? ORDER BY ${key}`
    return { forward: db.prepare(sql), backward: db.prepare(`${sql} DESC`) }
  }
  const scans = {
    database: scan('documents d WHERE database = ?', 'd.key'),
    group: scan('documents d WHERE grp = ?', 'd.key'),
    collection: scan('documents d WHERE collection = ?', 'd.key'),
    // CROSS JOIN: reads the entries in order, and fetches each one's document.
    index: scan('entries e CROSS JOIN documents d ON d.id = e.document WHERE e.idx = ?', 'e.key'),
  }
  const needs = (column: string) =>
    db.prepare(`SELECT 1 FROM documents WHERE ${column} = ? LIMIT 1 OFFSET ?`)
  const counts = {
    database: needs('database'),
    group: needs('grp'),
    collection: needs('collection'),
  }
  const entries = db.prepare(
    'SELECT count(*) AS count FROM (SELECT 1 FROM entries WHERE idx = ? AND key >= ? AND key < ? LIMIT ?)',
  )
  const nextPath = db.prepare(
    'SELECT path FROM documents WHERE database = ? AND key >= ? ORDER BY key LIMIT 1',
  )
  return {
    scan: (source: keyof typeof scans, of: number, lower: Key, upper: Key, reverse: boolean) =>
      rows<DocumentRow>(scans[source][reverse ? 'backward' : 'forward'], of, lower, upper),
    hasMoreThan: (source: keyof typeof counts, of: number, count: number) =>
      counts[source].get(of, count) !== undefined,
    countEntries: (index: number, lower: Key, upper: Key, most: number) =>
      one<{ count: number }>(entries, index, lower, upper, Math.min(most, UNLIMITED))?.count ?? 0,
    nextPath: (database: number, key: Key) => one<{ path: string }>(nextPath, database, key)?.path,
  }
}

export type Place = {
  readonly database: number
  readonly group: number
  readonly collection: number
  readonly key: Key
}

const documentStatements = (db: DatabaseSync) => {
  const get = db.prepare(`SELECT ${COLUMNS} FROM documents d WHERE database = ? AND key = ?`)
  const id = db.prepare('SELECT id FROM documents WHERE database = ? AND key = ?')
  const insert = db.prepare(
    `INSERT INTO documents (database, grp, collection, key, path, create_time, update_time, fields, sum)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const update = db.prepare(
    'UPDATE documents SET create_time = ?, update_time = ?, fields = ?, sum = ? WHERE id = ?',
  )
  const remove = db.prepare('DELETE FROM documents WHERE id = ?')
  return {
    get: (database: number, key: Key) => one<DocumentRow>(get, database, key),
    documentId: (database: number, key: Key) => one<Id>(id, database, key)?.id,
    insert: ({ database, group, collection, key }: Place, row: DocumentRow) => {
      const { path, create_time, update_time, fields } = row
      const values = [path, create_time, update_time, fields, sumOf(row)]
      return Number(insert.run(database, group, collection, key, ...values).lastInsertRowid)
    },
    update: (document: number, row: DocumentRow) =>
      update.run(row.create_time, row.update_time, row.fields, sumOf(row), document),
    remove: (document: number) => remove.run(document),
  }
}

const historyStatements = (db: DatabaseSync) => {
  const remember = db.prepare(
    `INSERT INTO history (database, path, until, create_time, update_time, fields)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const stateAt = db.prepare(
    `SELECT path, create_time, update_time, fields FROM history
     WHERE database = ? AND path = ? AND until > ? ORDER BY until LIMIT 1`,
  )
  const changed = db.prepare('SELECT DISTINCT path FROM history WHERE until > ? AND database = ?')
  const forget = db.prepare('DELETE FROM history WHERE until < ?')
  const setMeta = db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)')
  return {
    remember: (database: number, path: string, until: number, row: DocumentRow | undefined) => {
      const { create_time = null, update_time = null, fields = null } = row ?? {}
      remember.run(database, path, until, create_time, update_time, fields)
    },
    stateAt: (database: number, path: string, time: number) =>
      one<HistoryRow>(stateAt, database, path, time),
    changedPaths: (database: number, time: number) =>
      [...rows<{ path: string }>(changed, time, database)].map(({ path }) => path),
    forget: (before: number) => forget.run(before),
    setMeta: (name: string, value: number) => setMeta.run(name, value),
  }
}

const indexStatements = (db: DatabaseSync) => {
  const list = db.prepare('SELECT id, descendants, shape, used FROM indexes WHERE grp = ?')
  const add = db.prepare('INSERT INTO indexes (grp, descendants, shape, used) VALUES (?, ?, ?, ?)')
  const drop = [
    db.prepare('DELETE FROM entries WHERE idx = ?'),
    db.prepare('DELETE FROM indexes WHERE id = ?'),
  ]
  const documents = db.prepare(`SELECT d.id, ${COLUMNS} FROM documents d WHERE grp = ?`)
  // Entries of a new index are inserted in their order: in document order, each would go to another page of the file.
  db.exec('CREATE TEMP TABLE IF NOT EXISTS unsorted (key BLOB NOT NULL, document INTEGER NOT NULL)')
  const collectEntry = db.prepare('INSERT INTO temp.unsorted (key, document) VALUES (?, ?)')
  const sortEntries = db.prepare(
    'INSERT OR IGNORE INTO entries (idx, key, document) SELECT ?, key, document FROM temp.unsorted ORDER BY key',
  )
  const addEntry = db.prepare('INSERT OR IGNORE INTO entries (idx, key, document) VALUES (?, ?, ?)')
  const removeEntry = db.prepare('DELETE FROM entries WHERE idx = ? AND key = ?')
  return {
    indexes: (group: number) => [...rows<IndexRow>(list, group)],
    addIndex: (group: number, descendants: 0 | 1, shape: string, used: number) =>
      Number(add.run(group, descendants, shape, used).lastInsertRowid),
    dropIndex: (index: number) => {
      for (const statement of drop) statement.run(index)
    },
    groupDocuments: (group: number) => rows<DocumentRow & Id>(documents, group),
    /** For an index that is being built; call `addCollected` afterwards. */
    collectEntry: (key: Key, document: number) => collectEntry.run(key, document),
    addCollected: (index: number) => {
      sortEntries.run(index)
      db.exec('DELETE FROM temp.unsorted')
    },
    addEntry: (index: number, key: Key, document: number) => addEntry.run(index, key, document),
    removeEntry: (index: number, key: Key) => removeEntry.run(index, key),
  }
}

const clearStatements = (db: DatabaseSync) => {
  const groups = 'SELECT id FROM groups WHERE database = ?'
  const clears = [
    `DELETE FROM entries WHERE idx IN (SELECT id FROM indexes WHERE grp IN (${groups}))`,
    `DELETE FROM indexes WHERE grp IN (${groups})`,
    'DELETE FROM documents WHERE database = ?',
    'DELETE FROM history WHERE database = ?',
  ].map((sql) => db.prepare(sql))
  return {
    clear: (database: number) => {
      for (const statement of clears) statement.run(database)
    },
  }
}

export const statements = (db: DatabaseSync) => ({
  begin: () => db.exec('BEGIN IMMEDIATE'),
  commit: () => db.exec('COMMIT'),
  rollback: () => db.exec('ROLLBACK'),
  ...nameStatements(db),
  ...scanStatements(db),
  ...documentStatements(db),
  ...historyStatements(db),
  ...indexStatements(db),
  ...clearStatements(db),
})

export type Statements = ReturnType<typeof statements>
