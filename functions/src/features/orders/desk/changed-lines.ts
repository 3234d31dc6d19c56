import { isSameLine, type LineKey, type LineUnits } from '@bartan/contract/cart/rules'
import type { OrderLineDocument } from '#database/order-documents.ts'
import { orderedLine } from '#domain/stock/ordered-line.ts'
import { productOf, summed, type Sellable } from '#domain/stock/sellable.ts'

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
  wanted: readonly LineUnits[],
  products: ReadonlyMap<string, Sellable>,
) => {
  const lines = summed(wanted).map((line): OrderLineDocument => {
    const kept = before.find((one) => isSameLine(one, line))
    if (kept) return { ...kept, quantity: line.quantity }
    return orderedLine(productOf(line, products), line)
  })
  return { lines, out: moreThan(before, lines), added: moreThan(lines, before) }
}
