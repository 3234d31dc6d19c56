/** What identifies a line of a cart. */
export type LineKey = { productId: string; size: string; color: string }

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.productId === other.productId && one.size === other.size && one.color === other.color
