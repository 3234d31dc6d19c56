import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { AppError } from '#domain/app-error.ts'
import { orderedLine } from '#domain/stock/ordered-line.ts'
import type { Sellable } from '#domain/stock/sellable.ts'

type Units = LineKey & { quantity: number }

/** Each variant once. */
const summed = (wanted: readonly Units[]): Units[] => {
  const sums: Units[] = []
  for (const line of wanted) {
    const same = sums.find((one) => isSameLine(one, line))
    if (same) same.quantity += line.quantity
    else sums.push({ ...line })
  }
  return sums
}

const productOf = ({ productId }: LineKey, products: ReadonlyMap<string, Sellable>): Sellable => {
  const product = products.get(productId)
  if (!product) throw new AppError('not_found', reason('product_not_found'))
  return product
}

const unitsIn = (all: readonly OrderLineDocument[], line: LineKey): number =>
  all.find((one) => isSameLine(one, line))?.quantity ?? 0

const moreThan = (
  more: readonly OrderLineDocument[],
  less: readonly OrderLineDocument[],
): OrderLineDocument[] =>
  more
    .map((line) => ({ ...line, quantity: line.quantity - unitsIn(less, line) }))
    .filter(({ quantity }) => quantity > 0)

/**
 * The new lines of an order: existing ones keep their price, new ones have the product's. Also what returns to stock,
 * and what is taken from it.
 */
export const changedLines = (
  before: readonly OrderLineDocument[],
  wanted: readonly Units[],
  products: ReadonlyMap<string, Sellable>,
) => {
  const lines = summed(wanted).map((line): OrderLineDocument => {
    const kept = before.find((one) => isSameLine(one, line))
    if (kept) return { ...kept, quantity: line.quantity }
    return orderedLine(productOf(line, products), line)
  })
  return { lines, out: moreThan(before, lines), added: moreThan(lines, before) }
}
