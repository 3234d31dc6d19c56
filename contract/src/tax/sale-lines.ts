import { shareOut } from './share-out.ts'
import type { SoldLine } from './tax-lines.ts'

/** What an order has sold. Paise; prices contain their tax. */
export type Sale = {
  lines: readonly {
    name: string
    hsn: string
    /** Percent. */
    rate: number
    price: number
    quantity: number
  }[]
  discount: number
  shippingPrice: number
}

export const DELIVERY = 'Delivery'

/** The HSN of what is worth most at a rate: delivery is part of that supply (CGST Act, s. 2(30) and 8(a)). */
const chiefHsn = (goods: readonly SoldLine[]): string =>
  goods.reduce((chief, line) => (line.gross > chief.gross ? line : chief)).hsn

/** Delivery takes the rate of the goods; where they have several, each one's in proportion to their value. */
const deliveryLines = (goods: readonly SoldLine[], price: number): SoldLine[] => {
  const rates = [...new Set(goods.map(({ rate }) => rate))]
  const atRate = rates.map((rate) => goods.filter((line) => line.rate === rate))
  const shares = shareOut(
    price,
    atRate.map((lines) => lines.reduce((sum, { gross }) => sum + gross, 0)),
  )
  return rates.flatMap((rate, place) => {
    const gross = shares[place] ?? 0
    if (gross === 0) return []
    return [{ name: DELIVERY, hsn: chiefHsn(atRate[place] ?? []), quantity: 1, gross, rate }]
  })
}

/**
 * The lines of a document of a sale, which add up to what was paid: goods less their part of the discount, one for each
 * of the sale's lines and in their order, and delivery.
 */
export const saleLines = ({ lines, discount, shippingPrice }: Sale): SoldLine[] => {
  const values = lines.map(({ price, quantity }) => price * quantity)
  const discounts = shareOut(discount, values)
  const goods = lines.map(({ name, hsn, rate, quantity }, place) => ({
    name,
    hsn,
    rate,
    quantity,
    gross: (values[place] ?? 0) - (discounts[place] ?? 0),
  }))
  return [...goods, ...deliveryLines(goods, shippingPrice)]
}
