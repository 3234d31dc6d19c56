/** The programs that read the catalog as a feed. */
export const FEED_NAMES = ['google', 'meta'] as const
export type FeedName = (typeof FEED_NAMES)[number]

export const FEED_PATHS = {
  google: '/feeds/google.xml',
  meta: '/feeds/meta.csv',
} as const satisfies Record<FeedName, string>

/** Why a published product is in no feed. */
export const EXCLUSION_REASONS = ['picture', 'restricted'] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

/** Values that an item may lack. Feeds accept it, but show it less. */
export const MISSING_ATTRIBUTES = [
  'largePicture',
  'gtin',
  'mrp',
  'countryOfOrigin',
  'manufacturer',
  'importer',
] as const
export type MissingAttribute = (typeof MISSING_ATTRIBUTES)[number]

export const EXPECTED_BY: Readonly<Record<MissingAttribute, readonly FeedName[]>> = {
  largePicture: FEED_NAMES,
  gtin: FEED_NAMES,
  mrp: ['google'],
  countryOfOrigin: ['meta'],
  manufacturer: ['meta'],
  importer: ['meta'],
}

/** Whether the check digit of a GTIN is right (gs1.org): feeds refuse wrong ones. */
export const hasCheckDigit = (gtin: string): boolean => {
  const [last = 0, ...others] = gtin.split('').map(Number).toReversed()
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === last
}
