import type { OrderLimit, OrderLimits } from '@bartan/contract/cart/order-limits'
import { MAX_LINES, type LineUnits } from '@bartan/contract/cart/rules'
import { orderLimitReason } from '@bartan/contract/checkout/order-limit-reason'
import type { FaultyLine } from '@bartan/contract/shared/error-reply'
import { NO_MONEY, paise, type Paise } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'

/** For load tests on the local stack. */
export const UNLIMITED: OrderLimits = {
  quantity: Infinity,
  lines: Infinity,
  openValue: paise(Infinity),
  ordersPerDay: Infinity,
}

export type Ordered = {
  /** What is to be collected for its Processing and Shipped orders. */
  openValue: Paise
  /** Orders since midnight, cancelled ones included. */
  today: number
}

export const NOTHING_ORDERED: Ordered = { openValue: NO_MONEY, today: 0 }

type Line = LineUnits & { name: string }

const beyond = (limit: OrderLimit, limits: OrderLimits, lines?: FaultyLine[]): AppError => {
  const why = orderLimitReason(limit, limits)
  return new AppError('order_limit', why, { fields: { [limit]: why }, ...(lines && { lines }) })
}

/** The lines that get fewer units than wanted, after those before them have got theirs. */
const cutLines = (lines: readonly Line[], limit: number): FaultyLine[] => {
  const room = new Map<string, number>()
  return lines.flatMap(({ productId, name, size, color, quantity }) => {
    const left = room.get(productId) ?? limit
    const available = Math.min(left, quantity)
    room.set(productId, left - available)
    return available < quantity ? [{ productId, name, size, color, quantity, available }] : []
  })
}

/** Throws if the lines have too many units of a product. */
export const refuseUnits = (lines: readonly Line[], limits: OrderLimits): void => {
  const cut = cutLines(lines, limits.quantity)
  if (cut.length > 0) throw beyond('quantity', limits, cut)
}

/** The most lines of a cart, and so of an order. */
export const linesAllowed = ({ lines }: OrderLimits): number => Math.min(lines, MAX_LINES)

export const refuseLines = (lines: readonly Line[], limits: OrderLimits): void => {
  const most = linesAllowed(limits)
  if (lines.length > most) throw beyond('lines', { ...limits, lines: most })
}

type Wanted = { lines: readonly Line[]; totalPrice: Paise }

/** Throws if another order of this phone would exceed a limit. */
export const refuseOrder = (
  { lines, totalPrice }: Wanted,
  { openValue, today }: Ordered,
  limits: OrderLimits,
): void => {
  refuseUnits(lines, limits)
  refuseLines(lines, limits)
  if (openValue + totalPrice > limits.openValue) throw beyond('openValue', limits)
  if (today >= limits.ordersPerDay) throw beyond('ordersPerDay', limits)
}
