import { KeyWriter } from '#engine/key-writer.ts'
import { collectionIdOf, parentOf } from '#engine/path.ts'
import type { Scope } from '#engine/query/query.ts'
import type { Place, Statements } from './statements.ts'

export const LOWEST = Buffer.alloc(0)
/** Sorts after every key of a name or index entry. */
export const HIGHEST = Buffer.from([0xff])

export const keyOf = (path: string) => new KeyWriter().path(path).finish()

/** The key prefix of everything below a document or collection. */
export const prefixOf = (path: string) => new KeyWriter().ids(path).finish()

/** No row has this id. */
export const UNKNOWN_ID = -1

/** Numbers of databases, collection groups and collections, which never change. */
export class Names {
  readonly #sql: Statements
  readonly #known = new Map<string, number>()

  constructor(sql: Statements) {
    this.#sql = sql
  }

  #id(name: string, find: () => number | undefined): number {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const id = find()
    if (id !== undefined) this.#known.set(name, id)
    return id ?? UNKNOWN_ID
  }

  database(name: string): number {
    return this.#id(name, () => this.#sql.knownDatabase(name))
  }

  group(database: number, collectionId: string): number {
    return this.#id(`g ${database} ${collectionId}`, () =>
      this.#sql.knownGroup(database, collectionId),
    )
  }

  /** The column of `documents` for a scope, and its number. */
  source(name: string, { parent, collectionId, descendants }: Scope) {
    const database = this.database(name)
    if (collectionId === undefined) return { table: 'database', of: database } as const
    const group = this.group(database, collectionId)
    if (descendants) return { table: 'group', of: group } as const
    const of = this.#id(`c ${group} ${parent}`, () => this.#sql.knownCollection(group, parent))
    return { table: 'collection', of } as const
  }

  /** Where to store a document; creates missing numbers. */
  place(name: string, path: string): Place {
    const database = this.#id(name, () => this.#sql.database(name))
    const collectionId = collectionIdOf(path)
    const group = this.#id(`g ${database} ${collectionId}`, () =>
      this.#sql.group(database, collectionId),
    )
    const parent = parentOf(path)
    const collection = this.#id(`c ${group} ${parent}`, () => this.#sql.collection(group, parent))
    return { database, group, collection, key: keyOf(path) }
  }

  /** After a rollback: numbers created in the transaction are gone. */
  forget() {
    this.#known.clear()
  }
}
