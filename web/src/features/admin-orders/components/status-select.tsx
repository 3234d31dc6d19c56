import { ORDER_STATUS_LIST } from '../order-statuses.ts'
import { Select } from '../../../components/form-field.tsx'
import { useChangeStatus } from '../api/change-status.ts'
import type { Order, OrderStatus } from '@bartan/contract/order'

const TINTS: Record<OrderStatus, string> = {
  Processing: 'teal.tint',
  Shipped: 'warning.tint',
  Delivered: 'success.tint',
  Cancelled: 'danger.tint',
}

/** Any status from any other (spec §4). */
export const StatusSelect = ({ order }: { order: Order }) => {
  const { mutate: changeStatus } = useChangeStatus(order)
  return (
    <Select
      aria-label={`Status of order ${order._id}`}
      value={order.status}
      w="auto"
      minH="36px"
      py="1"
      pr="8"
      fontSize="sm"
      fontWeight="semibold"
      bgColor={TINTS[order.status]}
      borderColor="line"
      backgroundPosition="right 8px center"
      onChange={({ target }) => changeStatus(target.value as OrderStatus)}
    >
      {ORDER_STATUS_LIST.map((status) => (
        <option key={status}>{status}</option>
      ))}
    </Select>
  )
}
