import type { Order } from '@bartan/contract/orders/schema'
import type { QueryClient } from '@tanstack/react-query'

/** Finds the first matching object in `data` at any depth. */
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

/** Finds an object in all cached answers, latest first, so that its page can show it while it loads. */
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

/** An order from a cached list, shown while its latest state loads. */
export const placeholderOrder = (client: QueryClient, id: string): Order | undefined =>
  findInCache(
    client,
    (value): value is Order => '_id' in value && value._id === id && 'orderItems' in value,
  )
