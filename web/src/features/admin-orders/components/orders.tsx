import { useAddressFilters } from '../../../lib/use-address-filters.ts'
import { copy } from '../copy.ts'
import { OrderList } from './order-list.tsx'
import { ORDER_FILTERS, OrdersFilters } from './orders-filters.tsx'

/** All orders, newest first, by status, days and phone. */
export const Orders = () => {
  const { values, page, change, isFiltered } = useAddressFilters(ORDER_FILTERS)
  return (
    <>
      <OrdersFilters values={values} isFiltered={isFiltered} onChange={change} />
      <OrderList filter={{ ...values, page }} hint={copy(isFiltered ? 'noneFits' : 'noneYet')} />
    </>
  )
}
