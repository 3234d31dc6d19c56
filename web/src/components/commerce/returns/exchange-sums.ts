import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import { exchangePrice, paidForUnits } from '@bartan/contract/orders/exchange-price'
import type { WantedInstead } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { choiceCombinations } from '@bartan/contract/products/choice-combinations'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import type { ProductId } from '@bartan/contract/products/product-id'
import type { Product } from '@bartan/contract/products/schema'
import {
  NO_MONEY,
  subtractPaise,
  toPaise,
  toRupees,
  type Rupees,
} from '@bartan/contract/shared/money'

type Bought = Order['orderItems'][number]

export type Wanted = WantedInstead & { productId: ProductId }

/** Variants of a product. Returned units may serve the same exchange, so the server checks the stock. */
export const choicesIn = ({ _id: productId, variants, sizes, colors }: Product): Wanted[] =>
  variants
    ? variants.map(({ size = '', color = '' }) => ({ productId, size, color }))
    : choiceCombinations(sizes, colors).map((choice) => ({ productId, ...choice }))

export const boughtFor = (line: LineUnits, bought: readonly Bought[]): Bought | undefined =>
  bought.find((one) => isSameLine(one, line))

/** What was paid for the units that come back. */
export const paidFor = (line: LineUnits, bought: Bought | undefined): Rupees => {
  if (!bought) return toRupees(NO_MONEY)
  const { price, discount, quantity } = bought
  const prices = { price: toPaise(price), discount: discount && toPaise(discount), quantity }
  return toRupees(paidForUnits(prices, line.quantity))
}

export type Payer = 'customer' | 'shop' | 'nobody'

/** Who pays whom, and how much. */
export const differenceOf = (paid: Rupees, price: Rupees): { payer: Payer; sum: Rupees } => {
  const [more, less] = price > paid ? [price, paid] : [paid, price]
  const payer = price > paid ? 'customer' : price < paid ? 'shop' : 'nobody'
  return { payer, sum: toRupees(subtractPaise(toPaise(more), toPaise(less))) }
}

/** What the customer pays for what is wanted instead. */
export const priceOfWanted = (
  line: LineUnits,
  {
    paid,
    product,
    other,
    wanted,
  }: { paid: Rupees; product: Product; other: Product; wanted: WantedInstead },
): Rupees => {
  const { price: is, mrp } = offerOf(other, wanted) ?? other
  return toRupees(
    exchangePrice({
      worth: toPaise(paid),
      quantity: line.quantity,
      was: toPaise((offerOf(product, line) ?? product).price),
      is: toPaise(is),
      mrp: mrp === undefined ? undefined : toPaise(mrp),
    }),
  )
}
