/** Limits of a message that becomes an order, and how its lines are reported (contract §19). */

/** Characters. */
export const MAX_MESSAGE_LENGTH = 4000

/** The most variants offered for an uncertain line. */
export const MAX_CANDIDATES = 5

export const LINE_DOUBTS = [
  /** A range, two numbers, or "some". */
  'quantity_open',
  /** Several sizes, colors or products fit. */
  'variant_open',
  /** Some words don't belong to this product. */
  'words_unknown',
  /** Size or price is close to what was said, but not equal. */
  'not_exactly',
  /** Another product may be meant. */
  'may_be_other',
  /** Sold in sets, but the number may mean pieces. */
  'pieces_or_sets',
  /** The customer asked about it, declined it, compared it, or named alternatives. */
  'maybe_not_ordered',
  'out_of_stock',
] as const
export type LineDoubt = (typeof LINE_DOUBTS)[number]
