import { KeyWriter } from '#engine/key-writer.ts'
import { collectionIdOf, parentOf } from '#engine/path.ts'
import type { Scope } from '#engine/query/query.ts'
import type { Place, Statements } from './statements.ts'

export const LOWEST = Buffer.alloc(0)
/** Above every key of a name or of an index entry. */
export const HIGHEST = Buffer.from([0xff])

export const keyOf = (path: string) => new KeyWriter().path(path).finish()

/** What lies below the document or collection has this as the prefix of its key. */
export const prefixOf = (path: string) => new KeyWriter().ids(path).finish()

/** No row has this id. */
export const NOWHERE = -1

/** Databases, collection groups and collections by their numbers, which never change. */
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
    return id ?? NOWHERE
  }

  database(name: string): number {
    return this.#id(name, () => this.#sql.knownDatabase(name))
  }

  group(database: number, collectionId: string): number {
    return this.#id(`g ${database} ${collectionId}`, () =>
      this.#sql.knownGroup(database, collectionId),
    )
  }

  /** The column of `documents`, and the number in it, that stand for a scope. */
  source(name: string, { parent, collectionId, descendants }: Scope) {
    const database = this.database(name)
    if (collectionId === undefined) return { table: 'database', of: database } as const
    const group = this.group(database, collectionId)
    if (descendants) return { table: 'group', of: group } as const
    const of = this.#id(`c ${group} ${parent}`, () => this.#sql.knownCollection(group, parent))
    return { table: 'collection', of } as const
  }

  /** Where a document is to be stored; makes the numbers that are missing. */
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

  /** After a rollback: numbers that were made in the transaction are gone with it. */
  forget() {
    this.#known.clear()
  }
}
