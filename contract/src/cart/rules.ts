import type { ProductId } from '../products/product-id.ts'

/** What identifies a line of a cart (contract §4). */
export type LineKey = { productId: ProductId; size: string; color: string }

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.productId === other.productId && one.size === other.size && one.color === other.color

/** The most lines that a cart holds and a checkout takes, whoever it is for. What a customer may order is fewer: order-limits.ts. */
export const MAX_LINES = 200

/**
 * A guest's id is the only key to that cart: `guest_{timestamp}`, to which the SPA adds an unguessable suffix and other
 * callers a UUID, say (contract §4).
 */
export const GUEST_ID_PATTERN = /^guest_\d{1,30}(?:_[A-Za-z0-9_-]{1,64})?$/

export const isGuestId = (text: string | undefined): text is string =>
  text !== undefined && GUEST_ID_PATTERN.test(text)
