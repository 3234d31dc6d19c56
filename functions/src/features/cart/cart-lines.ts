import { ORDER_LIMITS, type OrderLimits } from '@bartan/contract/cart/order-limits'
import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import { namesToCopy } from '@bartan/contract/products/names'
import { offerOf } from '@bartan/contract/products/price/offer-of'
import { reason } from '@bartan/contract/reasons/reasons'
import type { CartLineDocument } from '#database/documents.ts'
import { AppError } from '#domain/app-error.ts'
import { linesAllowed, refuseLines, refuseUnits } from '#domain/orders/order-limits.ts'
import {
  imageOf,
  lineKeyOf,
  outOfStock,
  shortLines,
  stockKeyOf,
  stockOf,
  type Sellable,
} from '#domain/stock/sellable.ts'

/** A stored line, for modules that don't import the database. */
export type StoredLine = CartLineDocument

type Products = ReadonlyMap<string, Sellable>

const lineOf = (product: Sellable, key: LineKey, quantity: number): CartLineDocument => ({
  ...key,
  quantity,
  name: product.name,
  ...namesToCopy(product),
  image: imageOf(product, key.color),
  price: (offerOf(product, key) ?? product).price,
})

/** Replaces the line in its place, or appends it. */
const withLine = (lines: CartLineDocument[], line: CartLineDocument): CartLineDocument[] =>
  lines.some((other) => isSameLine(other, line))
    ? lines.map((other) => (isSameLine(other, line) ? line : other))
    : [...lines, line]

const linesOf = (lines: CartLineDocument[], { productId }: LineKey): CartLineDocument[] =>
  lines.filter((line) => line.productId === productId)

/** Throws if there is too little stock for this line; other variants don't matter. */
const refuseShortage = (
  lines: CartLineDocument[],
  line: CartLineDocument,
  product: Sellable,
): void => {
  const short = shortLines(linesOf(lines, line), () => product)
  const own = short.filter((faulty) => isSameLine(faulty, line))
  if (own.length > 0) throw outOfStock(own)
}

const quantityOf = (lines: CartLineDocument[], key: LineKey): number =>
  lines.find((line) => isSameLine(line, key))?.quantity ?? 0

export const addUnits = (
  lines: CartLineDocument[],
  product: Sellable,
  choice: { size: string; color: string; quantity: number },
  limits: OrderLimits = ORDER_LIMITS,
): CartLineDocument[] => {
  const key = lineKeyOf(product, choice)
  const line = lineOf(product, key, quantityOf(lines, key) + choice.quantity)
  const added = withLine(lines, line)
  // A cart from before the limit may still add units to its lines.
  if (added.length > lines.length) refuseLines(added, limits)
  refuseShortage(added, line, product)
  refuseUnits(linesOf(added, line), limits)
  return added
}

const noSuchLine = () => new AppError('not_found', reason('not_in_cart'))

export const removeLine = (lines: CartLineDocument[], key: LineKey): CartLineDocument[] => {
  if (quantityOf(lines, key) === 0) throw noSuchLine()
  return lines.filter((line) => !isSameLine(line, key))
}

/** Sets another quantity, above 0, of an existing line. `product` is missing if it is deleted. */
export const setQuantity = (
  lines: CartLineDocument[],
  product: Sellable | undefined,
  { quantity, ...key }: LineUnits,
  limits: OrderLimits = ORDER_LIMITS,
): CartLineDocument[] => {
  const present = lines.find((line) => isSameLine(line, key))
  if (!present) throw noSuchLine()
  if (!product) {
    const { productId, name, size, color } = present
    throw outOfStock([{ productId, name, size, color, quantity, available: 0 }])
  }
  // The price stays that of the adding: changes are reported against it.
  const line = { ...lineOf(product, key, quantity), price: present.price }
  const changed = withLine(lines, line)
  refuseShortage(changed, line, product)
  // A cart from before the limit may be reduced step by step.
  refuseUnits(quantity < present.quantity ? [line] : linesOf(changed, line), limits)
  return changed
}

const unitsOf = (lines: CartLineDocument[], isOne: (line: CartLineDocument) => boolean): number =>
  lines.reduce((sum, line) => sum + (isOne(line) ? line.quantity : 0), 0)

/**
 * Adds a guest's lines to a customer's: quantities add up, up to the stock and the order limits. A line that isn't
 * available now stays as unavailable, as in any cart (contract §4), but its quantity isn't raised.
 */
export const mergeLines = (
  customers: CartLineDocument[],
  guests: CartLineDocument[],
  products: Products,
  limits: OrderLimits = ORDER_LIMITS,
): CartLineDocument[] => {
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
