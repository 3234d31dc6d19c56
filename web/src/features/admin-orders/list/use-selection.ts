import type { StaffOrder } from '@bartan/contract/orders/schema'
import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import { useState } from 'react'

/** Which of the listed orders are meant: at most as many as one call takes. */
export const useSelection = (listed: readonly StaffOrder[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  // Those that a filter or a deletion has taken out of the list are not meant any more.
  const chosen = listed.filter(({ _id }) => ids.has(_id)).slice(0, MAX_BULK_ORDERS)
  const toggle = (id: string) => {
    const after = new Set(ids)
    if (!after.delete(id)) after.add(id)
    setIds(after)
  }
  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    toggle,
    choose: (orders: readonly StaffOrder[]) =>
      setIds(new Set(orders.slice(0, MAX_BULK_ORDERS).map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  }
}
