import { useAddressFilters } from '../../../lib/use-address-filters.ts'
import { OrderList } from './order-list.tsx'

/** The orders of one customer. */
export const CustomerOrders = ({ userId }: { userId: string }) => {
  const { page } = useAddressFilters([])
  return <OrderList filter={{ user: userId, page }} isOfOneCustomer />
}
