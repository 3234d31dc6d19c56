import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'

/**
 * One file holds all databases of a server.
 *
 * `documents` has the newest state; `key` sorts like names. `history` has one row per change, with the replaced state
 * (`fields` is null if there was none), so the state at a time T is in the first row after T, or in `documents`. Rows
 * older than an hour are deleted. `entries` belong to the indexes that queries have used so far, and can be rebuilt at
 * any time. `sum` is a checksum of the row, preceded by its update time: if that differs, a version without checksums
 * wrote the row.
 */
export const SCHEMA_VERSION = 1
/** "FsLE", to distinguish our files from other SQLite files. */
export const APPLICATION_ID = 0x46734c45

export const SCHEMA = `
CREATE TABLE databases (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE groups (
  id INTEGER PRIMARY KEY,
  database INTEGER NOT NULL,
  collection_id TEXT NOT NULL,
  UNIQUE (database, collection_id)
);
CREATE TABLE collections (
  id INTEGER PRIMARY KEY,
  grp INTEGER NOT NULL,
  parent TEXT NOT NULL,
  UNIQUE (grp, parent)
);
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  database INTEGER NOT NULL,
  grp INTEGER NOT NULL,
  collection INTEGER NOT NULL,
  key BLOB NOT NULL,
  path TEXT NOT NULL,
  create_time INTEGER NOT NULL,
  update_time INTEGER NOT NULL,
  fields TEXT NOT NULL,
  sum TEXT
);
CREATE UNIQUE INDEX documents_by_key ON documents (database, key);
CREATE INDEX documents_by_group ON documents (grp, key);
CREATE INDEX documents_by_collection ON documents (collection, key);
CREATE TABLE history (
  id INTEGER PRIMARY KEY,
  database INTEGER NOT NULL,
  path TEXT NOT NULL,
  until INTEGER NOT NULL,
  create_time INTEGER,
  update_time INTEGER,
  fields TEXT
);
CREATE INDEX history_by_path ON history (database, path, until);
CREATE INDEX history_by_time ON history (until);
CREATE TABLE indexes (
  id INTEGER PRIMARY KEY,
  grp INTEGER NOT NULL,
  descendants INTEGER NOT NULL,
  shape TEXT NOT NULL,
  used INTEGER NOT NULL,
  UNIQUE (grp, descendants, shape)
);
CREATE TABLE entries (
  idx INTEGER NOT NULL,
  key BLOB NOT NULL,
  document INTEGER NOT NULL,
  PRIMARY KEY (idx, key)
) WITHOUT ROWID;
`

export type DocumentRow = {
  readonly path: string
  readonly create_time: number
  readonly update_time: number
  /** See fields-json.ts. */
  readonly fields: string
}

export type HistoryRow = {
  readonly path: string
  readonly create_time: number | null
  readonly update_time: number | null
  readonly fields: string | null
}

export type IndexRow = {
  readonly id: number
  readonly descendants: 0 | 1
  /** JSON of an IndexShape. */
  readonly shape: string
  readonly used: number
}

/** The checksum of a row of `documents`; see above. */
export const sumOf = ({ path, create_time, update_time, fields }: DocumentRow): string =>
  `${update_time} ${crc32(`${path} ${create_time} ${fields}`).toString(16)}`

/** Whether a row is unchanged, by its checksum. */
export const isAsWritten = (row: DocumentRow & { readonly sum: string | null }): boolean =>
  row.sum === null || !row.sum.startsWith(`${row.update_time} `) || row.sum === sumOf(row)

export const hasSums = (db: DatabaseSync): boolean =>
  db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all('documents')
    .some(({ name }) => name === 'sum')
