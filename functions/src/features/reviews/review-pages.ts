import type { Review } from '@bartan/contract/reviews/schema'
import type { Clock } from '#platform/clock.ts'
import { SizedCache } from '#platform/cache/sized-cache.ts'

export type Page = { skip: number; limit: number }

/** A product as far as its reviews go: `version` is another one after each of their changes. */
export type Reviewed = { _id: string; version: number; count: number }

type Kept = { reviews: Review[]; until: number }

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
const KEPT_MS = 60_000

const sizeOf = ({ reviews }: Kept): number =>
  reviews.reduce((sum, { text }) => sum + text.length + FRAME, FRAME)

/** Pages of reviews as they were last read: one read per page and change of its product, however many ask. */
export class ReviewPages {
  readonly #kept = new SizedCache<Kept>(ROOM, sizeOf)
  readonly #reading = new Map<string, Promise<Review[]>>()
  readonly #options: Options
  #generation = 0

  constructor(options: Options) {
    this.#options = options
  }

  async get({ _id, version, count }: Reviewed, page: Page): Promise<Review[]> {
    if (page.skip >= count) return []
    const key = `${_id} ${version} ${page.limit} ${page.skip} ${this.#generation}`
    const kept = this.#kept.get(key)
    if (kept && kept.until > this.#now()) return kept.reviews
    const reading = this.#reading.get(key) ?? this.#read(key, _id, page)
    return reading
  }

  /** After a write of this instance's own; reads under way are kept under a key that nobody asks for any more. */
  clear(): void {
    this.#generation += 1
    this.#kept.clear()
  }

  async #read(key: string, productId: string, page: Page): Promise<Review[]> {
    const reading = this.#options.read(productId, page)
    this.#reading.set(key, reading)
    try {
      const reviews = await reading
      this.#kept.set(key, { reviews, until: this.#now() + KEPT_MS })
      return reviews
    } finally {
      this.#reading.delete(key)
    }
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }
}
