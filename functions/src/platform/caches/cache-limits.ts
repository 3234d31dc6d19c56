const KB = 1000
const MB = 1000 * KB

/** The most entries and bytes of a cache, keys included. A counter allocates its bytes at once and has no entries. */
export type CacheLimits = {
  readonly entries: number
  readonly bytes: number
  /** The number of such caches per instance, if not one. */
  readonly copies?: number
}

/**
 * Everything that an instance keeps in memory between calls, except the catalog: together at most `TOTAL_BYTES`,
 * whatever callers send. create-cache.test.ts prints the table with its sum.
 */
export const CACHE_LIMITS = {
  /** Lists, facets, suggestions and products as JSON: the home page's rows, first pages, popular products. */
  replies: { entries: 10_000, bytes: 14 * MB },
  /** Rendered pages as compressed documents, of about 9 kB each: a thousand products' in two languages. */
  pages: { entries: 2000, bytes: 18 * MB },
  /** About 1,000 pictures in the size of lists; the CDN caches all. */
  pictures: { entries: 2000, bytes: 13 * MB },
  reviewPhotos: { entries: 400, bytes: 3 * MB },
  missingPictures: { entries: 5000, bytes: 2 * MB },
  icons: { entries: 8, bytes: 2 * MB },
  /** About 60 kB each. */
  sharePictures: { entries: 100, bytes: 4 * MB },
  /** Documents that grow with the shop, compressed: the parts of the sitemap. */
  documents: { entries: 200, bytes: 6 * MB },
  /** One per program that reads the catalog: about 3 MB for 10,000 products with three variants each. */
  feeds: { entries: 4, bytes: 12 * MB },
  /** Tax documents, about 60 kB each. */
  pdfs: { entries: 200, bytes: 6 * MB },
  reviews: { entries: 2000, bytes: 4 * MB },
  /** One each for published products and for drafts. */
  searches: { entries: 1000, bytes: 3 * MB, copies: 2 },
  /** Words of products and queries in their indexed form. */
  words: { entries: 20_000, bytes: 4 * MB },
  checkouts: { entries: 500, bytes: 3 * MB },
  /** ID tokens that were found genuine, for the hour that they last. */
  tokens: { entries: 5000, bytes: 2 * MB },
  /** Keys over a limit that is counted in the database. */
  /** Newsletter codes that an account has typed correctly. */
  foundCodes: { entries: 1000, bytes: 300 * KB },
  refusedAddresses: { entries: 10_000, bytes: 3 * MB },
  refusedTracking: { entries: 3000, bytes: 1 * MB },
  /** Counters: four bytes each. */
  callsPerAddress: { entries: 0, bytes: 1 * MB },
  pdfsPerCaller: { entries: 0, bytes: 200 * KB },
  reportsPerAddress: { entries: 0, bytes: 200 * KB },
  searchesPerAddress: { entries: 0, bytes: 200 * KB },
} as const satisfies Record<string, CacheLimits>

export type CacheName = keyof typeof CACHE_LIMITS

/** An instance has 512 MB. */
export const TOTAL_BYTES = 120 * MB
