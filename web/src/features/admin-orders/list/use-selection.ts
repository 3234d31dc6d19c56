import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'

export const useSelection = (listed: readonly StaffOrder[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  // Orders removed from the list by a filter or deletion are no longer selected.
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
