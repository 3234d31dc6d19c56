import type { RenderedPage } from '@bartan/contract/pages/page'
import { bytesOfText, createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

type Cached<D> = { version: string; page: RenderedPage; document: D }

/**
 * The last rendered pages. A page of an older catalog is passed to `render`, which returns it if the page's own data is
 * unchanged. `prepare` makes the parts shared by all replies with a page once.
 */
export class PageCache<D extends { bytes: number }> {
  readonly #prepare: (page: RenderedPage) => D
  readonly #pages = createCache<Cached<D>>('pages', {
    // The document contains the page's data; it is kept once more to compare it with the next rendering's.
    bytesOf: ({ page, document }) => document.bytes + bytesOfText(page.data),
  })
  readonly #rendering = new SingleFlight<Cached<D>>()

  constructor(prepare: (page: RenderedPage) => D) {
    this.#prepare = prepare
  }

  /** Concurrent requests for the same page share one rendering. */
  async get(
    version: string,
    key: string,
    render: (older: RenderedPage | undefined) => Promise<RenderedPage>,
  ): Promise<{ page: RenderedPage; document: D }> {
    const cached = this.#pages.get(key)
    if (cached?.version === version) return cached
    return this.#rendering.run(`${version} ${key}`, async () => {
      const page = await render(cached?.page)
      const rendered =
        page === cached?.page
          ? { ...cached, version }
          : {
              version,
              // The document contains head and markup.
              page: { ...page, head: '', markup: '' },
              document: this.#prepare(page),
            }
      this.#pages.set(key, rendered)
      return rendered
    })
  }
}
