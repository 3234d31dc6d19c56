import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { copy } from '../copy.ts'
import { OrderList } from './order-list.tsx'
import { ORDER_FILTERS, OrdersFilters } from './orders-filters.tsx'

/** All orders, newest first, by status, open returns, days and phone. */
export const Orders = () => {
  const { values, change, isFiltered } = useAddressFilters(ORDER_FILTERS)
  return (
    <>
      <OrdersFilters values={values} isFiltered={isFiltered} onChange={change} />
      <OrderList filter={values} hint={copy(isFiltered ? 'noneFits' : 'noneYet')} />
    </>
  )
}
