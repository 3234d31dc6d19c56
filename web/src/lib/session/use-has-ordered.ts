import { isCancelled } from '@bartan/contract/orders/order-process'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { useUser } from './session.ts'

/** A cancelled order doesn't count as the first (docs/decisions/0151-offers.md); three in a row are unlikely. */
const NEWEST = '3'

/** Tells whether the shopper has ordered, so that first-order offers are hidden; undefined until known. */
export const useHasOrdered = (): boolean | undefined => {
  const user = useUser()
  const { data: orders } = useQuery({
    // Under the orders' key, so that it is read again when they change.
    queryKey: ownKey(user?._id ?? '', 'orders', 'newest'),
    queryFn: ({ signal }) =>
      call('GET /api/orders/my-orders', { query: { limit: NEWEST } }, { signal }),
    enabled: user !== undefined,
  })
  return user ? orders?.some(({ status }) => !isCancelled(status)) : false
}
