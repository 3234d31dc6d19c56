import { OrderList } from './order-list.tsx'

/** The orders of one customer. */
export const CustomerOrders = ({ userId }: { userId: string }) => (
  <OrderList filter={{ user: userId }} isOfOneCustomer />
)
