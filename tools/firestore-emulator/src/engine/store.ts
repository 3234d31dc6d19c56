import type { Change, Document } from './document.ts'
import type { FieldPath } from './field-path.ts'
import type { Micros } from './clock.ts'
import type { Scope } from './query/query.ts'

/**
 * What the engine needs from storage. Reads see everything that is committed and nothing else;
 * they are synchronous, so a series of them between two awaits sees one state.
 */
export type Reader = {
  get(database: string, path: string): Document | undefined
  /** Documents in the order of their names; bounds are index keys of names, both may be absent. */
  byName(database: string, scope: Scope, range: KeyRange): Iterable<Document>
  /** Documents in the order of an index; it is made first when it is not there yet. */
  byIndex(database: string, scope: Scope, index: IndexShape, range: KeyRange): Iterable<Document>
  /** How many entries of an index are in a range, counted up to `most`. */
  countByIndex(
    database: string,
    scope: Scope,
    index: IndexShape,
    range: KeyRange,
    most: number,
  ): number
  /** Whether the scope holds no more than `count` documents. */
  holdsAtMost(database: string, scope: Scope, count: number): boolean
  /** Ids of the collections right below a document, or of the root with ''. */
  collectionIds(database: string, parent: string): string[]
  /** Document paths right in a collection, with those that only have something below them. */
  pathsWithMissing(database: string, parent: string, collectionId: string): string[]
}

/** From `lower` (inclusive) to `upper` (exclusive), in keys of order; backwards if `reverse`. */
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
  /** Direction of the name at the end of the entries. */
  readonly nameDescending: boolean
}

/** Reads as of a moment within the last hour. */
export type History = {
  getAt(database: string, path: string, time: Micros): Document | undefined
  /** Every document in the scope that changed after `time`, as it was then and as it is now. */
  changesSince(database: string, scope: Scope, time: Micros): Change[]
}

/** Runs inside the storage's transaction; returning makes its changes part of the next commit. */
export type Unit<T> = (reader: Reader, now: Micros) => { changes: readonly Change[]; result: T }

export type CommitEvent = {
  readonly database: string
  readonly time: Micros
  readonly changes: readonly Change[]
}

export type Store = {
  /** Time of the last commit that the storage knows of. */
  readonly lastTime: Micros
  /** Hears of every commit that is on disk, in order; returns the way to stop hearing. */
  subscribe(listener: (event: CommitEvent) => void): () => void
  /** Resolves once the changes are on disk; units that wait at the same time share one commit. */
  commit<T>(database: string, unit: Unit<T>): Promise<T>
  /** Writes out at once what is queued. */
  flush(): void
  /** Forgets all documents of a database, and their history. */
  clear(database: string): void
  close(): void
} & Reader &
  History
