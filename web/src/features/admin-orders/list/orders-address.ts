import { paths } from '#lib/paths.ts'
import { filtersOf } from './views.ts'
import type { OrderFilters, ViewId } from './views.ts'

/** The filters in use as an address has them; '' without any. */
export const searchOf = (values: Partial<OrderFilters>): string => {
  const used = Object.entries(values).filter(([, value]) => value)
  return used.length > 0 ? `?${new URLSearchParams(used).toString()}` : ''
}

/** Where a view of the list is, narrowed by what else is looked for. */
export const addressOfView = (id: ViewId, others: Partial<OrderFilters> = {}): string => {
  const search = searchOf({ ...others, ...filtersOf(id) })
  return search ? paths.adminOrders + search : paths.adminAllOrders
}
