import { isCancelled } from '@bartan/contract/orders/order-process'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { useUser } from './session.ts'

/** A cancelled order is no first order (docs/decisions/0151-offers.md); hardly anybody cancels three in a row. */
const NEWEST = '3'

/** Whether the shopper has ordered, so that nothing for a first order is offered; undefined until that is known. */
export const useHasOrdered = (): boolean | undefined => {
  const user = useUser()
  const { data: orders } = useQuery({
    // Among the shopper's orders, so that it is read again when those have changed.
    queryKey: ownKey(user?._id ?? '', 'orders', 'newest'),
    queryFn: ({ signal }) =>
      call('GET /api/orders/my-orders', { query: { limit: NEWEST } }, { signal }),
    enabled: user !== undefined,
  })
  return user ? orders?.some(({ status }) => !isCancelled(status)) : false
}
