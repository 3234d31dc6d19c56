const KB = 1000
const MB = 1000 * KB

/** The most entries and bytes of a cache, keys included. A counter allots its bytes at once and has no entries. */
export type CacheLimits = {
  readonly entries: number
  readonly bytes: number
  /** How many of it an instance makes, where not one. */
  readonly copies?: number
}

/**
 * Everything that an instance keeps in memory between calls, besides the catalog: all of it together stays under
 * `TOTAL_BYTES`, whatever callers send. create-cache.test.ts prints the table and adds it up.
 */
export const CACHE_LIMITS = {
  /** Lists, facets, suggestions and products as JSON: the home page's rows, first pages, popular products. */
  replies: { entries: 10_000, bytes: 14 * MB },
  /** Rendered pages as documents, and their data. */
  pages: { entries: 2000, bytes: 10 * MB },
  /** About 1,000 of the size that lists show; the CDN keeps them all. */
  pictures: { entries: 2000, bytes: 13 * MB },
  reviewPhotos: { entries: 400, bytes: 3 * MB },
  missingPictures: { entries: 5000, bytes: 2 * MB },
  icons: { entries: 8, bytes: 2 * MB },
  /** Some 60 kB each. */
  sharePictures: { entries: 100, bytes: 4 * MB },
  /** What grows with the shop, compressed: the parts of the sitemap. */
  documents: { entries: 200, bytes: 6 * MB },
  /** One for each of the programs that read the catalog: 10,000 products with three variants each are about 3 MB. */
  feeds: { entries: 4, bytes: 12 * MB },
  /** Tax documents, some 60 kB each. */
  pdfs: { entries: 200, bytes: 6 * MB },
  reviews: { entries: 2000, bytes: 4 * MB },
  /** One each for published products and for drafts. */
  searches: { entries: 1000, bytes: 3 * MB, copies: 2 },
  /** Words of products and queries in the form in which they are indexed. */
  words: { entries: 20_000, bytes: 4 * MB },
  checkouts: { entries: 500, bytes: 3 * MB },
  /** Who is over a limit that is counted in the database. */
  /** Which codes of the newsletter an account has typed right. */
  foundCodes: { entries: 1000, bytes: 300 * KB },
  refusedAddresses: { entries: 10_000, bytes: 3 * MB },
  /** Counters: four bytes each. */
  callsPerAddress: { entries: 0, bytes: 1 * MB },
  pdfsPerCaller: { entries: 0, bytes: 200 * KB },
  reportsPerAddress: { entries: 0, bytes: 200 * KB },
  searchesPerAddress: { entries: 0, bytes: 200 * KB },
} as const satisfies Record<string, CacheLimits>

export type CacheName = keyof typeof CACHE_LIMITS

/** An instance has 512 MB. */
export const TOTAL_BYTES = 120 * MB
