import type { RenderedPage } from '@bartan/contract/pages/page'
import { LRUCache } from 'lru-cache'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

type Cached<D> = { version: string; page: RenderedPage; document: D }

/** Bytes, about: of a page's texts, and of the document that is made of them. */
const ROOM = 24_000_000

const sizeOf = ({ head, markup, data }: RenderedPage): number =>
  2 * (head.length + markup.length + data.length)

/**
 * Pages as they were last rendered. A page of an older catalog is passed to `render`, which need not render it again
 * if the page's own data is unchanged. What every answer with a page has in common is made once, by `prepare`.
 */
export class PageCache<D> {
  readonly #prepare: (page: RenderedPage) => D
  readonly #pages = new LRUCache<string, Cached<D>>({
    maxSize: ROOM,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  readonly #rendering = new SingleFlight<Cached<D>>()

  constructor(prepare: (page: RenderedPage) => D) {
    this.#prepare = prepare
  }

  /** Concurrent requests for the same page wait for one rendering. */
  async get(
    version: string,
    key: string,
    render: (older: RenderedPage | undefined) => Promise<RenderedPage>,
  ): Promise<{ page: RenderedPage; document: D }> {
    const cached = this.#pages.get(key)
    if (cached?.version === version) return cached
    return this.#rendering.run(`${version} ${key}`, async () => {
      const page = await render(cached?.page)
      const document = page === cached?.page ? cached.document : this.#prepare(page)
      const rendered = { version, page, document }
      this.#pages.set(key, rendered)
      return rendered
    })
  }
}
