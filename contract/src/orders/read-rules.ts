/** What a message that becomes an order may be, and how its lines are told (contract §19). */

/** Characters. */
export const READ_LENGTH = 4000

/** The most variants that are offered for a line that is not sure. */
export const READ_CANDIDATES = 5

/** Why a line is to be looked at. */
export const READ_DOUBTS = [
  /** A span, two numbers, "some". */
  'quantity_open',
  /** Several sizes, colors or products fit. */
  'variant_open',
  /** Some of its words are not known of this product. */
  'words_unknown',
  /** The size or price is near, but not the one that was said. */
  'not_exactly',
  /** Another product may be meant. */
  'may_be_other',
  /** It is sold in sets, and the number may be of pieces. */
  'pieces_or_sets',
  /** Asked after, declined, compared or one of two. */
  'maybe_not_ordered',
  'out_of_stock',
] as const
export type ReadDoubt = (typeof READ_DOUBTS)[number]
