import type { ProductId } from '../products/product-id.ts'

/** Identifies a line of a cart (contract §4). */
export type LineKey = { productId: ProductId; size: string; color: string }

/** A line with its number of units. */
export type LineUnits = LineKey & { quantity: number }

export const unitsIn = (lines: readonly Pick<LineUnits, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.productId === other.productId && one.size === other.size && one.color === other.color

/** Tells lines apart in lists and sets. */
export const lineId = ({ productId, size, color }: LineKey): string =>
  [productId, size, color].join(' ')

/** The most lines of a cart or checkout, for staff too. Customers have lower limits: order-limits.ts. */
export const MAX_LINES = 200

/**
 * A guest's id is the only key to the guest's cart: `guest_{timestamp}`. The SPA adds an unguessable suffix; other
 * callers may add a UUID (contract §4).
 */
export const GUEST_ID_PATTERN = /^guest_\d{1,30}(?:_[A-Za-z0-9_-]{1,64})?$/

export const isGuestId = (text: string | undefined): text is string =>
  text !== undefined && GUEST_ID_PATTERN.test(text)
