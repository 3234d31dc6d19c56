import type { Review } from '@bartan/contract/reviews/schema'
import { LRUCache } from 'lru-cache'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import type { Clock } from '#platform/clock.ts'

export type Page = {
  skip: number
  limit: number
  /** Only those that give so many. */
  stars?: number | undefined
}

/**
 * A product as far as its reviews go: `version` is another one after each of their changes. Its `starCounts` are
 * unknown until a migration has counted the reviews of earlier versions.
 */
export type Reviewed = {
  _id: string
  version: number
  count: number
  starCounts: readonly number[] | undefined
}

/** How many reviews there are to page through. */
export const countOf = ({ count, starCounts }: Reviewed, stars: number | undefined): number =>
  stars === undefined ? count : (starCounts?.[stars - 1] ?? count)

type Options = {
  /** Visible reviews of a product, newest first. */
  read: (productId: string, page: Page) => Promise<Review[]>
  clock: Clock
}

/** Characters, roughly bytes. */
const ROOM = 4_000_000
/** A review's fields besides its text. */
const FRAME = 200
/**
 * Writing or hiding a review changes its product, which the catalog in memory follows within seconds. Only the name of
 * an author who closes the account on another instance may be shown for as long as this.
 */
const TTL_MS = 60_000

const sizeOf = (reviews: Review[]): number =>
  reviews.reduce((sum, { text }) => sum + text.length + FRAME, FRAME)

/** Pages of reviews as they were last read: one read per page and change of its product, however many ask. */
export class ReviewPages {
  readonly #pages: LRUCache<string, Review[]>
  readonly #reading = new SingleFlight<Review[]>()
  readonly #read: Options['read']
  #generation = 0

  constructor({ read, clock }: Options) {
    this.#read = read
    this.#pages = new LRUCache({
      maxSize: ROOM,
      sizeCalculation: sizeOf,
      ttl: TTL_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    })
  }

  async get(product: Reviewed, page: Page): Promise<Review[]> {
    const { _id, version } = product
    const { skip, limit, stars } = page
    if (skip >= countOf(product, stars)) return []
    const key = `${_id} ${version} ${limit} ${skip} ${stars ?? ''} ${this.#generation}`
    const cached = this.#pages.get(key)
    if (cached) return cached
    return this.#reading.run(key, async () => {
      const reviews = await this.#read(_id, page)
      this.#pages.set(key, reviews)
      return reviews
    })
  }

  /** After a write of this instance's own; reads under way are cached under a key that nobody asks for any more. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
  }
}
