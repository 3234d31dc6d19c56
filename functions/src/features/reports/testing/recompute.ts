import type { OrderDocument } from '#database/order-documents.ts'
import type { TaxDocumentDocument } from '#database/tax-document.ts'

/** The reports a second time, straight from orders and documents, by sums that share no code with the shop's. */

export type Order = OrderDocument & { id: string }

const IST_MS = 19_800_000

export const dayIn = (at: Date): string =>
  new Date(at.getTime() + IST_MS).toISOString().slice(0, 10)

const placed = (order: Order): string => dayIn(order.createdAt.toDate())

export const within = (orders: Order[], from: string, to: string): Order[] =>
  orders.filter((order) => placed(order) >= from && placed(order) <= to)

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const kept = (orders: Order[]): Order[] => orders.filter(({ status }) => status !== 'Cancelled')

const inRupees = (paise: number): number => Math.round(paise) / 100

const periodIn = (day: string, by: string): string => {
  if (by === 'month') return day.slice(0, 7)
  if (by === 'day') return day
  const date = new Date(`${day}T12:00:00Z`)
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Without the tax, of which this tells but what documents say, and the orders that have none. */
export const salesIn = (orders: Order[], by: string) => {
  const periods = [...new Set(kept(orders).map((order) => periodIn(placed(order), by)))].sort()
  return periods.map((period) => {
    const some = kept(orders).filter((order) => periodIn(placed(order), by) === period)
    const gross = sum(some.flatMap(({ lines }) => lines.map((line) => line.price * line.quantity)))
    const discount = sum(some.map((order) => order.discount ?? 0))
    const delivery = sum(some.map(({ shippingPrice }) => shippingPrice))
    const refunded = sum(
      some.flatMap(({ returns = [] }) =>
        returns.map(({ state, refund = 0 }) => (state === 'accepted' ? refund : 0)),
      ),
    )
    return {
      period,
      orders: some.length,
      units: sum(some.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
      gross: inRupees(gross),
      discount: inRupees(discount),
      delivery: inRupees(delivery),
      refunded: inRupees(refunded),
      net: inRupees(gross - discount + delivery - refunded),
    }
  })
}

/** Rupees; of an order without a document 18 % of what it comes to, all goods of the test being taxed so. */
export const taxIn = (orders: Order[], documents: TaxDocumentDocument[]): number =>
  inRupees(
    sum(
      kept(orders).map((order) => {
        const own = documents.filter(({ orderId }) => orderId === order.id)
        if (own.length === 0) return Math.round((order.totalPrice * 18) / 118)
        return sum(
          own.map(({ kind, totals: { cgst, sgst, igst } }) =>
            kind === 'credit_note' ? -(cgst + sgst + igst) : cgst + sgst + igst,
          ),
        )
      }),
    ),
  )

/** By product, size and color: units, units that came back, and rupees before discounts. */
export const unitsIn = (orders: Order[]) => {
  const units: Record<string, { units: number; returned: number }> = {}
  for (const order of kept(orders)) {
    const of = (line: { productId: string; size: string; color: string }) =>
      (units[[line.productId, line.size, line.color].join('|')] ??= { units: 0, returned: 0 })
    for (const line of order.lines) of(line).units += line.quantity
    for (const { state, lines } of order.returns ?? [])
      if (state === 'accepted') for (const line of lines) of(line).returned += line.quantity
  }
  return units
}

/** Rupees that a variant brought without tax, less what it cost, of the units that its buyers kept. */
export const marginIn = (
  orders: Order[],
  documents: TaxDocumentDocument[],
  { sku, cost }: { sku: string; cost: number },
): number =>
  inRupees(
    sum(
      kept(orders).flatMap((order) => {
        const own = documents.filter(({ orderId }) => orderId === order.id)
        const isTaxed = own.length === 0 || own.some(({ kind }) => kind === 'tax_invoice')
        const whole = sum(order.lines.map((line) => line.price * line.quantity))
        return order.lines
          .filter((line) => line.sku === sku)
          .map((line) => {
            const back = sum(
              (order.returns ?? [])
                .filter(({ state }) => state === 'accepted')
                .flatMap(({ lines }) => lines)
                .filter((one) => one.productId === line.productId && one.size === line.size)
                .map(({ quantity }) => quantity),
            )
            const value = line.price * line.quantity
            const off = line.discount ?? ((order.discount ?? 0) * value) / whole
            const units = line.quantity - back
            const paid = ((value - off) * units) / line.quantity
            return (isTaxed ? paid / 1.18 : paid) - units * cost * 100
          })
      }),
    ),
  )

export const placesIn = (orders: Order[]) => {
  const places: Record<string, { orders: number; revenue: number; refused: number }> = {}
  for (const order of orders) {
    const isRefused = order.status === 'Cancelled' && order.cancelReason === 'refused'
    if (order.status === 'Cancelled' && !isRefused) continue
    const pin3 = order.shippingAddress.postalCode.slice(0, 3)
    const place = (places[pin3] ??= { orders: 0, revenue: 0, refused: 0 })
    if (isRefused) place.refused += 1
    else {
      place.orders += 1
      place.revenue = inRupees(place.revenue * 100 + order.totalPrice)
    }
  }
  return places
}

export const customersIn = (orders: Order[], from: string, to: string) => {
  const rows: Record<string, { orders: number; revenue: number; last: string }> = {}
  for (const order of kept(within(orders, from, to))) {
    const row = (rows[order.user.phone] ??= { orders: 0, revenue: 0, last: '' })
    row.orders += 1
    row.revenue = inRupees(row.revenue * 100 + order.totalPrice)
    const at = order.createdAt.toDate().toISOString()
    if (at > row.last) row.last = at
  }
  const before = new Set(
    kept(orders)
      .filter((order) => placed(order) < from)
      .map(({ user }) => user.phone),
  )
  const returning = Object.keys(rows).filter((phone) => before.has(phone as never)).length
  return { rows, returning, new: Object.keys(rows).length - returning }
}
