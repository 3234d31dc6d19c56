import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '@bartan/contract/orders/schema'

/** The first object in `data`, at whatever depth, that is what is wanted. */
const findIn = <T extends object>(
  data: unknown,
  isWanted: (value: object) => value is T,
): T | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  if (isWanted(data)) return data
  for (const part of Object.values(data)) {
    const found = findIn(part, isWanted)
    if (found) return found
  }
  return undefined
}

/**
 * What any answer so far has told of a thing, the latest first: its page shows that at once, while the thing itself is
 * fetched.
 */
export const findInCache = <T extends object>(
  client: QueryClient,
  isWanted: (value: object) => value is T,
): T | undefined => {
  const queries = client.getQueryCache().getAll()
  for (const { state } of queries.toSorted(
    (one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt,
  )) {
    const found = findIn(state.data, isWanted)
    if (found) return found
  }
  return undefined
}

/** An order that a list has already loaded: its page shows it at once while its latest state is fetched. */
export const placeholderOrder = (client: QueryClient, id: string): Order | undefined =>
  findInCache(
    client,
    (value): value is Order => '_id' in value && value._id === id && 'orderItems' in value,
  )
