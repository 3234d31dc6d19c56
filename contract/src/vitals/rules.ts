/**
 * Speed of the pages for visitors. The first four are Google's (web.dev/articles/vitals); SOFT is the time from a press
 * on a link within the shop to the paint of the next page. In milliseconds, except CLS, which is a score.
 */
export const VITAL_METRICS = ['LCP', 'INP', 'CLS', 'TTFB', 'SOFT'] as const
export type VitalMetric = (typeof VITAL_METRICS)[number]

/** Kinds of pages that are built alike. */
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

/** Larger values are measuring errors. */
export const MAX_MILLISECONDS = 600_000
export const MAX_LAYOUT_SHIFT = 100

/** The most values in one report: one of each metric per visit, and one for each press on a link. */
export const MAX_VITALS = 30

export const VITALS_DAYS = [7, 30] as const
