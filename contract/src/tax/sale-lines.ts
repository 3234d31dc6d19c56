import type { DeliveryRate } from '../settings/rules.ts'
import { NO_MONEY, subtractPaise, sumPaise, timesPaise, type Paise } from '../shared/money.ts'
import { splitByWeight } from './share-out.ts'
import type { SoldLine } from './tax-lines.ts'

/** An order's goods as sold. Prices include tax. */
export type Sale = {
  lines: readonly {
    name: string
    hsn: string
    /** Percent. */
    rate: number
    price: Paise
    quantity: number
    /** Its part of the discount as the order stores it; absent in older orders. */
    discount?: Paise | undefined
  }[]
  discount: Paise
  shippingPrice: Paise
  deliveryRate?: DeliveryRate | undefined
}

export const DELIVERY = 'Delivery'

/**
 * The HSN of the goods with the highest value at a rate: delivery is part of their supply (CGST Act, s. 2(30) and
 * 8(a)).
 */
const mainHsn = (goods: readonly SoldLine[]): string =>
  goods.reduce((main, line) => (line.gross > main.gross ? line : main)).hsn

/**
 * Delivery is taxed at the rate of the goods; if they have several, in proportion to their value, or at the highest.
 */
const deliveryLines = (
  goods: readonly SoldLine[],
  { shippingPrice: price, deliveryRate }: Pick<Sale, 'shippingPrice' | 'deliveryRate'>,
): SoldLine[] => {
  const all = [...new Set(goods.map(({ rate }) => rate))]
  const rates = deliveryRate === 'highest' ? [Math.max(...all)] : all
  const atRate = rates.map((rate) => goods.filter((line) => line.rate === rate))
  const shares = splitByWeight(
    price,
    atRate.map((lines) => sumPaise(lines.map(({ gross }) => gross))),
  )
  return rates.flatMap((rate, place) => {
    const gross = shares[place] ?? NO_MONEY
    if (gross === 0) return []
    const hsn = mainHsn(atRate[place] ?? [])
    const discount = NO_MONEY
    return [{ name: DELIVERY, hsn, quantity: 1, unitPrice: gross, discount, gross, rate }]
  })
}

type Reduced = {
  lines: readonly Pick<Sale['lines'][number], 'price' | 'quantity' | 'discount'>[]
  discount: Paise
}

/** The discount of each line as the order stores it; by value, if it doesn't. */
export const discountsOf = ({ lines, discount }: Reduced): Paise[] => {
  const parts = lines.map((line) => line.discount ?? NO_MONEY)
  return splitByWeight(
    discount,
    sumPaise(parts) > 0 ? parts : lines.map(({ price, quantity }) => timesPaise(price, quantity)),
  )
}

/**
 * The lines of a sale's document, which add up to what was paid: one per line of the sale in its order, less its part
 * of the discount, then delivery.
 */
export const saleLines = ({ lines, discount, ...delivery }: Sale): SoldLine[] => {
  const values = lines.map(({ price, quantity }) => timesPaise(price, quantity))
  const discounts = discountsOf({ lines, discount })
  const goods = lines.map(({ name, hsn, rate, price, quantity }, place) => ({
    name,
    hsn,
    rate,
    quantity,
    unitPrice: price,
    discount: discounts[place] ?? NO_MONEY,
    gross: subtractPaise(values[place] ?? NO_MONEY, discounts[place] ?? NO_MONEY),
  }))
  return [...goods, ...deliveryLines(goods, delivery)]
}

/** What is left to charge if all goods were returned: their delivery, taxed as before. */
export const deliveryOf = (sale: Sale): SoldLine[] => saleLines(sale).slice(sale.lines.length)
