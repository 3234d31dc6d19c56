import { findInCache } from './find-in-cache.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { QueryClient } from '@tanstack/react-query'

/** An order that a list has already loaded: its page shows it at once while its latest state is fetched. */
export const placeholderOrder = (client: QueryClient, id: string): Order | undefined =>
  findInCache(
    client,
    (value): value is Order => '_id' in value && value._id === id && 'orderItems' in value,
  )
