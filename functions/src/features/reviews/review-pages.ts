import type { ProductId } from '@bartan/contract/products/product-id'
import type { Review } from '@bartan/contract/reviews/schema'
import { bytesOfObject, createCache, type BoundedCache } from '#platform/caches/create-cache.ts'
import type { Clock } from '#platform/clock.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

export type Page = {
  /** The previous page's end; without it, `skip` reviews are skipped. */
  cursor?: string | undefined
  skip: number
  limit: number
  /** Only reviews with this many stars. */
  stars?: number | undefined
}

/** `next` is the next page's cursor, if there is one. */
export type PageOfReviews = { reviews: Review[]; next: string | undefined }

/**
 * A product's reviews: `version` changes with each of them. `starCounts` are unknown until a migration has counted
 * older reviews.
 */
export type Reviewed = {
  _id: ProductId
  version: number
  count: number
  starCounts: readonly number[] | undefined
}

export const countOf = ({ count, starCounts }: Reviewed, stars: number | undefined): number =>
  stars === undefined ? count : (starCounts?.[stars - 1] ?? count)

type Options = {
  /** Visible reviews of a product, newest first. */
  read: (productId: ProductId, page: Page) => Promise<PageOfReviews>
  clock: Clock
}

/**
 * Writing or hiding a review changes its product, which the catalog in memory follows within seconds. Only the name of
 * an author who closes the account on another instance may stay for this long.
 */
const TTL_MS = 60_000

/** Cached pages of reviews: one read per page and change of its product. */
export class ReviewPages {
  readonly #pages: BoundedCache<PageOfReviews>
  readonly #reading = new SingleFlight<PageOfReviews>()
  readonly #read: Options['read']
  #generation = 0

  constructor({ read, clock }: Options) {
    this.#read = read
    this.#pages = createCache<PageOfReviews>('reviews', {
      bytesOf: bytesOfObject,
      expires: { afterMs: TTL_MS, clock },
    })
  }

  async get(product: Reviewed, page: Page): Promise<PageOfReviews> {
    const { _id, version } = product
    const { cursor = '', skip, limit, stars } = page
    if (skip >= countOf(product, stars)) return { reviews: [], next: undefined }
    const key = [_id, version, this.#generation, limit, skip, stars ?? '', cursor].join(' ')
    const cached = this.#pages.get(key)
    if (cached) return cached
    return this.#reading.run(key, async () => {
      const read = await this.#read(_id, page)
      this.#pages.set(key, read)
      return read
    })
  }

  /** Call after this instance's own write; reads in progress are cached under an outdated key. */
  clear(): void {
    this.#generation += 1
    this.#pages.clear()
  }
}
