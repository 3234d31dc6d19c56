import type { OrderStatus } from '@bartan/contract/orders/order-process'

/** Stored shapes as far as the checks read them; independent of the shop's own types on purpose. */
type Line = { productId: string; size: string; color: string; quantity: number; price: number }

export type StoredOrder = {
  number?: string
  checkoutId: string
  userId: string
  lines: Line[]
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  discount?: number
  couponCode?: string
  offer?: { id: string }
  offerUse?: { offerId: string; usesId: string }
  status: OrderStatus
  isPaid: boolean
  isDelivered: boolean
  stock: 'taken' | 'returned'
  refunded?: number
  openReturn?: boolean
  statusHistory: { status: OrderStatus }[]
  notes?: unknown[]
  confirmation?: { attempts: number }
  refundDue?: boolean
  isShort?: boolean
  account?: { kind: string; cause: string; amount: number; via?: string; order?: string }[]
  shippingAddress: { phone: string }
  shipment?: { courier: string }
  collected?: { by: string; amount: number } | null
  remittance?: { paid: number; payments: { amount: number }[] }
  owed?: { state: string } | null
  isHandedOver?: boolean
  isComingBack?: boolean
  isUnsold?: boolean
  taxDocuments?: { date: number }[]
  returns?: {
    lines: Line[]
    state: string
    refund?: number
    refundState?: string
    exchange?: { amount: number }
  }[]
}

export type StoredProduct = {
  countInStock: number
  sold: number
  deletedAt: number | null
  ratingSum?: number
  ratingCount?: number
  starCounts?: number[]
  variants?: { size?: string; color?: string; countInStock: number }[]
}

export type StoredMovement = {
  productId: string
  variant?: { size: string; color: string }
  quantity: number
  reason: string
  orderId: string | null
}

export type StoredCheckout = { userId: string; orderId: string | null }

export type StoredReview = { productId: string; stars: number; hidden: boolean }

export type StoredOffer = {
  kind: string
  used: number
  usesTotal?: number
  usesPerPhone?: number
}

export type StoredCoupon = { orderId: string | null }

export type StoredCashDay = { handovers?: { amount: number }[] }

/** Units of an order, by product, that its customer has or will get. */
export const unitsHeld = ({ lines, returns = [], stock }: StoredOrder): Map<string, number> => {
  const units = new Map<string, number>()
  if (stock === 'returned') return units
  const add = (line: Line, sign: number) =>
    units.set(line.productId, (units.get(line.productId) ?? 0) + sign * line.quantity)
  for (const line of lines) add(line, 1)
  for (const { state, lines: back } of returns)
    if (state === 'accepted') for (const line of back) add(line, -1)
  return units
}
