import { MAX_BULK_ORDERS } from '@bartan/contract/orders/desk-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { distinct, type ListPart } from '#lib/api/admin-list.ts'

type List = {
  data: { pages: readonly ListPart<StaffOrder>[] } | undefined
  hasNextPage: boolean
  fetchNextPage: () => Promise<List>
}

const rowsOf = ({ data }: List) => distinct(data?.pages.flatMap(({ rows }) => rows) ?? [])

/** Loads a list to its end, or to the limit of one call. */
export const loadAll = async (list: List): Promise<readonly StaffOrder[]> => {
  let now = list
  while (now.hasNextPage && rowsOf(now).length < MAX_BULK_ORDERS) {
    const before = rowsOf(now).length
    now = await now.fetchNextPage()
    // The request failed; the list shows the error.
    if (rowsOf(now).length === before) break
  }
  return rowsOf(now)
}
