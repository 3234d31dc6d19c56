import { paise, subtractPaise, timesPaise, type Paise } from '../shared/money.ts'

type Exchanged = {
  /** What was paid for the returned units. */
  worth: Paise
  quantity: number
  /** Prices of a unit today: of what comes back, of what goes out, and the most that the law allows for that. */
  was: Paise
  is: Paise
  mrp: Paise | undefined
}

/**
 * What goods cost that go out for returned ones: what was paid for those, plus the difference of their prices today, at
 * least nothing, at most the MRP (contract §20).
 */
export const exchangePrice = ({ worth, quantity, was, is, mrp }: Exchanged): Paise => {
  if (was === is) return worth
  const changed = Math.max(0, worth + timesPaise(subtractPaise(is, was), quantity))
  return paise(mrp === undefined ? changed : Math.min(changed, mrp * quantity))
}

/** The price of some units of an order's line, less their part of its discount. */
export const paidForUnits = (
  {
    price,
    discount,
    quantity: bought,
  }: { price: Paise; discount?: Paise | undefined; quantity: number },
  quantity: number,
): Paise => paise(price * quantity - Math.round(((discount ?? 0) * quantity) / bought))
