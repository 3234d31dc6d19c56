import type { Account } from '@bartan/contract/admin-users/endpoints'
import type { Role } from '@bartan/contract/shared/roles'
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { UserDocument } from '#database/documents.ts'
import { cursorAt, orderedAfter, type ListOrder } from '#database/list-cursor.ts'
import { toUser } from '#database/to-user.ts'
import { decodeCursor, encodeCursor, refuseCursor, type PageQuery } from '#domain/cursor.ts'
import { prefixesOf, type UserFilter, type UserPrefix } from './admin-user-list.ts'

/** Sorts after every letter. */
const LAST_LETTER = '\uf8ff'

const orderOf = (prefix: UserPrefix): ListOrder =>
  prefix ? { by: [prefix.field], direction: 'asc' } : { by: ['createdAt'], direction: 'desc' }

// Indexes: users(role, createdAt desc), users(role, phone), users(role, name).
const queryOf = ({ users }: Database, prefix: UserPrefix, role: Role | undefined) => {
  const all: Query<UserDocument> = role ? users.where('role', '==', role) : users
  if (!prefix) return all
  const { field, beginning } = prefix
  return all.where(field, '>=', beginning).where(field, '<', `${beginning}${LAST_LETTER}`)
}

const toAccount = (id: string, user: UserDocument): Account => ({
  ...toUser(id, user),
  createdAt: user.createdAt.toDate().toISOString(),
})

/** A search runs several queries in turn: a cursor names the query and place of the next page. */
const startOf = (cursor: string | undefined, queries: number) => {
  if (cursor === undefined) return { first: 0, place: undefined }
  const [first, place] = decodeCursor(cursor)
  if (typeof first !== 'number' || !Number.isInteger(first) || typeof place !== 'string')
    return refuseCursor()
  return first >= 0 && first < queries ? { first, place } : refuseCursor()
}

type ListedUser = { document: QueryDocumentSnapshot<UserDocument>; index: number; order: ListOrder }

/** The queries of a page, in this order: built before any read, so that an invalid cursor costs nothing. */
const queriesFrom = (
  database: Database,
  { search, role }: UserFilter,
  cursor: string | undefined,
) => {
  const prefixes = prefixesOf(search)
  const { first, place } = startOf(cursor, prefixes.length)
  return prefixes.slice(first).map((prefix, ahead) => {
    const order = orderOf(prefix)
    const from = ahead === 0 ? place : undefined
    const query = orderedAfter(database, queryOf(database, prefix, role), order, from)
    return { query, order, index: first + ahead }
  })
}

/** The first `wanted` results of the queries, without further reads. */
const readFrom = async (
  queries: ReturnType<typeof queriesFrom>,
  wanted: number,
): Promise<ListedUser[]> => {
  const found: ListedUser[] = []
  for (const { query, ...rest } of queries) {
    if (found.length >= wanted) break
    const { docs } = await query.limit(wanted - found.length).get()
    found.push(...docs.map((document) => ({ document, ...rest })))
  }
  return found
}

export const adminUserListRepository = (connect: Connect) => {
  const count = async ({ search, role }: UserFilter): Promise<number> => {
    const database = await connect()
    const counts = await Promise.all(
      prefixesOf(search).map((prefix) => queryOf(database, prefix, role).count().get()),
    )
    return counts.reduce((sum, counted) => sum + counted.data().count, 0)
  }

  return {
    /**
     * A page of the list without one account, and the number of all, including that one. Reads skipped documents (they
     * would be billed anyway), the page and two more, plus one read per thousand counted.
     */
    list: async (filter: UserFilter, { cursor, skip, limit }: PageQuery, without: string) => {
      const queries = queriesFrom(await connect(), filter, cursor)
      const [found, total] = await Promise.all([readFrom(queries, skip + limit + 2), count(filter)])
      const others = found.filter(({ document }) => document.id !== without)
      const page = others.slice(skip, skip + limit)
      const last = others.length > skip + limit ? page.at(-1) : undefined
      return {
        list: page.map(({ document }) => toAccount(document.id, document.data())),
        total,
        next: last && encodeCursor([last.index, cursorAt(last.document, last.order)]),
      }
    },
  }
}
