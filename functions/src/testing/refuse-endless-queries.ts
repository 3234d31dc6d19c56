import { AsyncLocalStorage } from 'node:async_hooks'
import { Query, Transaction } from 'firebase-admin/firestore'

/** Set while the shop's own code runs, as opposed to a test that looks into the database. */
const shopsOwn = new AsyncLocalStorage<true>()

const refuse = (query: unknown): void => {
  if (!shopsOwn.getStore() || !(query instanceof Query)) return
  // The SDK tells a query's limit to nobody.
  const { limit, collectionId }: { limit?: number; collectionId?: string } =
    Reflect.get(query, '_queryOptions') ?? {}
  if (limit === undefined) throw new Error(`A query of ${collectionId} runs without a limit`)
}

/** Puts the check before a method of the SDK; `wanted` is the query among what it is called with. */
const guard = (
  prototype: object,
  method: string,
  wanted: (self: unknown, first: unknown) => unknown,
): void => {
  const original: unknown = Reflect.get(prototype, method)
  if (typeof original !== 'function') throw new Error(`The SDK has no ${method} any more`)
  const checked = function checked(this: unknown, ...given: unknown[]): unknown {
    refuse(wanted(this, given[0]))
    return Reflect.apply(original, this, given)
  }
  Reflect.set(prototype, method, checked)
}

guard(Query.prototype, 'get', (query) => query)
guard(Query.prototype, 'stream', (query) => query)
guard(Transaction.prototype, 'get', (_, query) => query)

/**
 * Runs the shop's code so that a query without a limit fails: every list grows one day. Counts and sums, which are
 * computed from an index, need none.
 */
export const refusingEndlessQueries = <T>(job: () => T): T => shopsOwn.run(true, job)
