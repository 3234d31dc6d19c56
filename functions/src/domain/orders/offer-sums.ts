import { NO_MONEY, subtractPaise, sumPaise, timesPaise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { isSold, shardOf } from './sale-of.ts'
import type { Reported } from './sale-of.ts'
import { SUM_SHARDS } from './sales-sums.ts'
import type { Entry } from './tally-place.ts'

/** What the orders of each offer come to, cancelled ones left out: of a sale, the lines that it has reduced. */

export const OFFER_SUMS = 'offerSums'

/** Money in paise. */
const FIGURES = ['orders', 'revenue', 'discount'] as const

export type OfferFigure = (typeof FIGURES)[number]

/** The documents of an offer's sums. */
export const offerSumIds = (offerId: string): string[] =>
  Array.from({ length: SUM_SHARDS }, (_, shard) => `${offerId}-${String(shard).padStart(2, '0')}`)

type Figures = { revenue: Paise; discount: Paise }

/** What each sale has brought, and taken off. */
const bySale = (lines: Reported['lines']): Map<string, Figures> => {
  // Bounded by the lines of one order.
  const sales = new Map<string, Figures>()
  for (const { sale, price, quantity, discount = NO_MONEY } of lines) {
    if (!sale) continue
    const known = sales.get(sale.id)
    const paid = subtractPaise(timesPaise(price, quantity), discount)
    sales.set(sale.id, {
      revenue: sumPaise([known?.revenue ?? NO_MONEY, paid]),
      discount: sumPaise([known?.discount ?? NO_MONEY, timesPaise(sale.off, quantity)]),
    })
  }
  return sales
}

export const offerSumsOf = (order: Reported): Entry[] => {
  if (!isSold(order)) return []
  const { offer, totalPrice, discount = NO_MONEY, deliveryOff = NO_MONEY } = order
  const own: [string, Figures][] = offer
    ? [[offer.id, { revenue: totalPrice, discount: sumPaise([discount, deliveryOff]) }]]
    : []
  return [...own, ...bySale(order.lines)].flatMap(([id, figures]) => {
    const document = `${id}-${shardOf(order, SUM_SHARDS)}`
    return FIGURES.map((field): Entry => [
      [OFFER_SUMS, document, 'sums', field],
      field === 'orders' ? 1 : figures[field],
    ])
  })
}
