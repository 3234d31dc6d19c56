import type { LineKey } from '@bartan/contract/cart/rules'
import { variantOf } from '@bartan/contract/products/variants'
import type { Move } from './variant-stock.ts'

type Line = LineKey & { quantity: number; sku?: string }

type StockedVariant = { size?: string; color?: string; sku: string; countInStock: number }

type Stocked<V> = { countInStock: number; variants?: readonly V[] }

type Entry = Move & { reason?: 'adjustment' }

/** The same units in and out again: what has no variant any more can't be put back in stock. */
const withoutPlace = ({ size, color, sku = '', quantity }: Line): Entry[] => {
  const variant = { size, color, sku }
  return [
    { variant, quantity },
    { variant, quantity: -quantity, reason: 'adjustment' },
  ]
}

const addTo = <K>(moves: Map<K, number>, variant: K, units: number) =>
  moves.set(variant, (moves.get(variant) ?? 0) + units)

/**
 * A product's stock after lines of it were sold (-1) or came back (1), and the entries of the ledger that tell it. A
 * line belongs to the variant that has its size and color now.
 */
export const stockMoved = <V extends StockedVariant>(
  { countInStock, variants }: Stocked<V>,
  lines: readonly Line[],
  direction: 1 | -1,
): { stock: Stocked<V>; moves: Entry[]; units: number } => {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!variants) {
    const quantity = direction * units
    return { stock: { countInStock: countInStock + quantity }, moves: [{ quantity }], units }
  }
  const moved = new Map<V, number>()
  const lost: Entry[] = []
  for (const line of lines) {
    const variant = variantOf(variants, line)
    if (variant) addTo(moved, variant, direction * line.quantity)
    else lost.push(...withoutPlace(line))
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
