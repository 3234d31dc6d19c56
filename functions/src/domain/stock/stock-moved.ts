import { unitsIn, type LineUnits } from '@bartan/contract/cart/rules'
import { NO_SKU, type Sku } from '@bartan/contract/products/product-id'
import { variantOf } from '@bartan/contract/products/variants'
import type { Move, Stocked, StockedVariant } from './variant-stock.ts'

/** Damaged returned units enter the ledger, but not the stock. */
type Line = LineUnits & { sku?: Sku; isDamaged?: boolean }

type Entry = Move & { reason?: 'adjustment' | 'damaged' }

/** Entries that take the same units in and out. */
const inAndOut = (
  { quantity }: Line,
  reason: Entry['reason'],
  variant?: Entry['variant'],
): Entry[] => [
  { ...(variant && { variant }), quantity },
  { ...(variant && { variant }), quantity: -quantity, ...(reason && { reason }) },
]

/** Units not returned to stock: damaged, or of a removed variant. */
const notKept = (line: Line, hasVariants: boolean): Entry[] => {
  const { size, color, sku = NO_SKU } = line
  const variant = hasVariants ? { size, color, sku } : undefined
  return inAndOut(line, line.isDamaged ? 'damaged' : 'adjustment', variant)
}

const addTo = <K>(moves: Map<K, number>, variant: K, units: number) =>
  moves.set(variant, (moves.get(variant) ?? 0) + units)

/**
 * A product's stock after lines were sold (-1) or returned (1), with the ledger entries. A line belongs to the variant
 * that now has its size and color.
 */
export const stockMoved = <V extends StockedVariant>(
  { countInStock, variants }: Stocked<V>,
  lines: readonly Line[],
  direction: 1 | -1,
): { stock: Stocked<V>; moves: Entry[]; units: number } => {
  const units = unitsIn(lines)
  const kept = lines.filter(({ isDamaged }) => !isDamaged)
  const lost = lines
    .filter(({ isDamaged }) => isDamaged)
    .flatMap((line) => notKept(line, variants !== undefined))
  if (!variants) {
    const quantity = direction * unitsIn(kept)
    const moves = [...(quantity === 0 ? [] : [{ quantity }]), ...lost]
    return { stock: { countInStock: countInStock + quantity }, moves, units }
  }
  const moved = new Map<V, number>()
  for (const line of kept) {
    const variant = variantOf(variants, line)
    if (variant) addTo(moved, variant, direction * line.quantity)
    else lost.push(...notKept(line, true))
  }
  const after = variants.map((variant) => ({
    ...variant,
    countInStock: variant.countInStock + (moved.get(variant) ?? 0),
  }))
  const sum = [...moved.values()].reduce((total, quantity) => total + quantity, 0)
  const moves = [...moved].map(([{ size = '', color = '', sku }, quantity]) => ({
    variant: { size, color, sku },
    quantity,
  }))
  return {
    stock: { countInStock: countInStock + sum, variants: after },
    moves: [...moves, ...lost],
    units,
  }
}
