import type { Row } from '@bartan/contract/csv/write-csv'
import type { OrderLine, StaffOrder } from '@bartan/contract/orders/schema'

type Cell = (order: StaffOrder, line: OrderLine) => string | number | undefined

/** One row per line; each repeats the order's values, so that spreadsheets can filter. */
const CELLS: Readonly<Record<string, Cell>> = {
  number: ({ number }) => number,
  date: ({ createdAt }) => createdAt,
  status: ({ status }) => status,
  delivered: ({ deliveredAt }) => deliveredAt,
  customer: ({ shippingAddress: { firstName, lastName } }) => `${firstName} ${lastName}`.trim(),
  phone: ({ shippingAddress }) => shippingAddress.phone,
  email: ({ user }) => user.email,
  address: ({ shippingAddress }) => shippingAddress.address,
  city: ({ shippingAddress }) => shippingAddress.city,
  postalCode: ({ shippingAddress }) => shippingAddress.postalCode,
  country: ({ shippingAddress }) => shippingAddress.country,
  gstin: ({ buyerGstin }) => buyerGstin,
  sku: (_order, { sku }) => sku,
  product: (_order, { name }) => name,
  size: (_order, { size }) => size,
  color: (_order, { color }) => color,
  quantity: (_order, { quantity }) => quantity,
  price: (_order, { price }) => price,
  lineDiscount: (_order, { discount }) => discount,
  itemsPrice: ({ itemsPrice }) => itemsPrice,
  discount: ({ discount }) => discount,
  couponCode: ({ couponCode }) => couponCode,
  shippingPrice: ({ shippingPrice }) => shippingPrice,
  totalPrice: ({ totalPrice }) => totalPrice,
  toCollect: ({ toCollect }) => toCollect,
  balance: ({ balance }) => balance,
  courier: ({ shipment }) => shipment?.courier,
  awb: ({ shipment }) => shipment?.awb,
}

export const orderRows = (orders: readonly StaffOrder[]): Row[] => [
  Object.keys(CELLS),
  ...orders.flatMap((order) =>
    order.orderItems.map((line) => Object.values(CELLS).map((cellOf) => cellOf(order, line) ?? '')),
  ),
]
