import type { Micros } from './clock.ts'
import type { Change, Document } from './document.ts'
import type { FieldPath } from './field-path.ts'
import type { Scope } from './query/query.ts'

/**
 * The engine's interface to storage. Reads see exactly what is committed. They are synchronous, so all reads between
 * two awaits see one state.
 */
export type Reader = {
  get(database: string, path: string): Document | undefined
  /** Documents in name order; bounds are keys of names, both optional. */
  byName(database: string, scope: Scope, range: KeyRange): Iterable<Document>
  /** Documents in an index's order; creates the index if it is missing. */
  byIndex(database: string, scope: Scope, index: IndexShape, range: KeyRange): Iterable<Document>
  /** The number of an index's entries in a range, counted up to `most`. */
  countByIndex(
    database: string,
    scope: Scope,
    index: IndexShape,
    range: KeyRange,
    most: number,
  ): number
  /** Whether the scope has at most `count` documents. */
  holdsAtMost(database: string, scope: Scope, count: number): boolean
  /** Ids of the collections directly below a document, or below the root with ''. */
  collectionIds(database: string, parent: string): string[]
  /** Document paths directly in a collection, including missing ones that have subcollections. */
  pathsWithMissing(database: string, parent: string, collectionId: string): string[]
}

/** From `lower` (inclusive) to `upper` (exclusive) in key order; backwards if `reverse`. */
export type KeyRange = {
  readonly lower?: Buffer | undefined
  readonly upper?: Buffer | undefined
  readonly reverse?: boolean | undefined
}

export type IndexField = {
  readonly field: FieldPath
  readonly mode: 'ascending' | 'descending' | 'contains'
}

/** The fields of an index, without the document's name, which ends every entry. */
export type IndexShape = {
  readonly fields: readonly IndexField[]
  /** Direction of the name at the end of entries. */
  readonly nameDescending: boolean
}

/** Reads at a time within the last hour. */
export type History = {
  getAt(database: string, path: string, time: Micros): Document | undefined
  /** Every document in the scope that changed after `time`, with its state then and now. */
  changesSince(database: string, scope: Scope, time: Micros): Change[]
}

/** Runs in the storage's transaction; its returned changes become part of the next commit. */
export type Unit<T> = (reader: Reader, now: Micros) => { changes: readonly Change[]; result: T }

export type CommitEvent = {
  readonly database: string
  readonly time: Micros
  readonly changes: readonly Change[]
}

export type Store = {
  readonly lastTime: Micros
  /** Listens to commits on disk, in order; returns a function to unsubscribe. */
  subscribe(listener: (event: CommitEvent) => void): () => void
  /** Resolves when the changes are on disk; concurrent units share one disk write. */
  commit<T>(database: string, unit: Unit<T>): Promise<T>
  /** Writes out the queue at once. */
  flush(): void
  clear(database: string): void
  close(): void
} & Reader &
  History
