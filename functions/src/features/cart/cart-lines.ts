import type { Translations } from '@bartan/contract/settings/settings'
import { namesToCopy } from '@bartan/contract/products/names'
import { reason } from '@bartan/contract/reasons/reasons'
import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { ORDER_LIMITS } from '@bartan/contract/checkout/order-limits'
import type { OrderLimits } from '@bartan/contract/checkout/order-limits'
import { AppError } from '#domain/app-error.ts'
import { linesAllowed, refuseLines, refuseUnits } from '#domain/orders/order-limits.ts'
import {
  imageOf,
  lineKeyOf,
  offerOf,
  outOfStock,
  shortLines,
  stockKeyOf,
  stockOf,
} from '#domain/stock/sellable.ts'
import type { Sellable } from '#domain/stock/sellable.ts'

/** A line as it is stored: name, image and price (paise) as last seen, for when the product is gone. */
export type StoredLine = LineKey & {
  quantity: number
  name: string
  nameIn?: Translations
  nameHi?: string
  image: string
  price: number
}

type Products = ReadonlyMap<string, Sellable>

const lineOf = (product: Sellable, key: LineKey, quantity: number): StoredLine => ({
  ...key,
  quantity,
  name: product.name,
  ...namesToCopy(product),
  image: imageOf(product, key.color),
  price: (offerOf(product, key) ?? product).price,
})

/** The lines with this one in its old place, or appended. */
const withLine = (lines: StoredLine[], line: StoredLine): StoredLine[] =>
  lines.some((other) => isSameLine(other, line))
    ? lines.map((other) => (isSameLine(other, line) ? line : other))
    : [...lines, line]

const linesOf = (lines: StoredLine[], { productId }: LineKey): StoredLine[] =>
  lines.filter((line) => line.productId === productId)

/** Throws if there is too little for this line; another variant's shortage is no fault of it. */
const refuseShortage = (lines: StoredLine[], line: StoredLine, product: Sellable): void => {
  const short = shortLines(linesOf(lines, line), () => product)
  const own = short.filter((faulty) => isSameLine(faulty, line))
  if (own.length > 0) throw outOfStock(own)
}

const quantityOf = (lines: StoredLine[], key: LineKey): number =>
  lines.find((line) => isSameLine(line, key))?.quantity ?? 0

/** Adds units of a product in a size and color. */
export const addUnits = (
  lines: StoredLine[],
  product: Sellable,
  choice: { size: string; color: string; quantity: number },
  limits: OrderLimits = ORDER_LIMITS,
): StoredLine[] => {
  const key = lineKeyOf(product, choice)
  const line = lineOf(product, key, quantityOf(lines, key) + choice.quantity)
  const added = withLine(lines, line)
  // A cart from before the limit can still get more of what is in it.
  if (added.length > lines.length) refuseLines(added, limits)
  refuseShortage(added, line, product)
  refuseUnits(linesOf(added, line), limits)
  return added
}

const noSuchLine = () => new AppError('not_found', reason('not_in_cart'))

export const removeLine = (lines: StoredLine[], key: LineKey): StoredLine[] => {
  if (quantityOf(lines, key) === 0) throw noSuchLine()
  return lines.filter((line) => !isSameLine(line, key))
}

/** Sets another quantity, more than 0, of an existing line. `product` is missing if it is deleted. */
export const setQuantity = (
  lines: StoredLine[],
  product: Sellable | undefined,
  { quantity, ...key }: LineKey & { quantity: number },
  limits: OrderLimits = ORDER_LIMITS,
): StoredLine[] => {
  const present = lines.find((line) => isSameLine(line, key))
  if (!present) throw noSuchLine()
  if (!product) {
    const { productId, name, size, color } = present
    throw outOfStock([{ productId, name, size, color, quantity, available: 0 }])
  }
  // The price remains the one at which it was added: a change is reported against that.
  const line = { ...lineOf(product, key, quantity), price: present.price }
  const changed = withLine(lines, line)
  refuseShortage(changed, line, product)
  // A cart from before the limit can only get better step by step.
  refuseUnits(quantity < present.quantity ? [line] : linesOf(changed, line), limits)
  return changed
}

const unitsOf = (lines: StoredLine[], isOne: (line: StoredLine) => boolean): number =>
  lines.reduce((sum, line) => sum + (isOne(line) ? line.quantity : 0), 0)

/**
 * A guest's lines added to a customer's: quantities add up, limited by stock and by what one may order. A line that can't be had now is kept as
 * unavailable, as in any cart (contract §4), but its quantity is not raised.
 */
export const mergeLines = (
  customers: StoredLine[],
  guests: StoredLine[],
  products: Products,
  limits: OrderLimits = ORDER_LIMITS,
): StoredLine[] => {
  let merged = customers
  for (const line of guests) {
    const product = products.get(line.productId)
    const key = stockKeyOf(product, line)
    const stock = stockOf(product, line)
    const present = quantityOf(merged, line)
    const left =
      stock - unitsOf(merged, (other) => stockKeyOf(products.get(other.productId), other) === key)
    const mayOrder =
      limits.quantity - unitsOf(merged, ({ productId }) => productId === line.productId)
    const isSoldOut = stock === 0 && present === 0
    const addition = Math.min(line.quantity, isSoldOut ? Infinity : left, mayOrder)
    if (addition > 0 && (present > 0 || merged.length < linesAllowed(limits)))
      merged = withLine(merged, { ...line, quantity: present + addition })
  }
  return merged
}
