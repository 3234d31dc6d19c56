import {
  NO_MONEY,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '@bartan/contract/shared/money'
import { isSold, type Reported } from './sale-of.ts'
import type { Entry } from './sales-sums.ts'

/**
 * Number and sums of each offer's orders, without cancelled ones; of a sale, of its reduced lines. Stored in the
 * offer's document.
 */

export const OFFERS = 'offers'

/** Money in paise. */
const FIGURES = ['revenue', 'discount'] as const

type Figures = { revenue: Paise; discount: Paise }

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
  const { offerUse, totalPrice, discount = NO_MONEY, deliveryOff = NO_MONEY } = order
  const own: [string, Figures][] = offerUse
    ? [[offerUse.offerId, { revenue: totalPrice, discount: sumPaise([discount, deliveryOff]) }]]
    : []
  return [...own, ...bySale(order.lines)].flatMap(([id, figures]): Entry[] => [
    [[OFFERS, id, 'used'], 1],
    ...FIGURES.map((field): Entry => [[OFFERS, id, 'sums', field], figures[field]]),
  ])
}
