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

const hasCheckDigit = (gtin: string): boolean => {
  const [last = 0, ...others] = gtin.split('').map(Number).toReversed()
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === last
}

/** GS1 leaves 2, 02 and 04 to each shop's own labels, and 05, 981–984 and 99 to coupons. */
const NOT_A_MAKERS = /^(?:2|0[245]|98[1-4]|99)/

/** In 13 digits: without the first of 14, which tells the packing. */
const inThirteen = (gtin: string): string =>
  gtin.length === 8 ? gtin : gtin.padStart(13, '0').slice(-13)

/** Whether the world knows a GTIN by its maker and its check digit is right: feeds refuse items with another. */
export const isGlobalGtin = (gtin: string): boolean =>
  hasCheckDigit(gtin) && !NOT_A_MAKERS.test(inThirteen(gtin))
