/** Compares values by content: of forms, settings and replies, which are JSON. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
