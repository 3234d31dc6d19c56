/**
 * How fast pages are for those who visit them. The first four are Google's (web.dev/articles/vitals); SOFT is how long
 * a press on a link within the shop takes until the next page is painted. Milliseconds, but for CLS, which is a score.
 */
export const VITAL_METRICS = ['LCP', 'INP', 'CLS', 'TTFB', 'SOFT'] as const
export type VitalMetric = (typeof VITAL_METRICS)[number]

/** Pages that are made alike. */
export const PAGE_KINDS = [
  'home',
  'collection',
  'product',
  'checkout',
  'account',
  'admin',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** What is more than that was measured wrongly. */
export const MAX_MILLISECONDS = 600_000
export const MAX_LAYOUT_SHIFT = 100

/** Values that one report can have: a visit has one of each, and one for each press on a link. */
export const MAX_VITALS = 30

/** The numbers of days that admins can look at. */
export const VITALS_DAYS = [7, 30] as const
