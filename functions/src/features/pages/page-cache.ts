import type { RenderedPage } from '@bartan/contract/pages/page'
import { bytesOfText, createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

type Cached<D> = { version: string; page: RenderedPage; document: D }

/**
 * Pages as they were last rendered. A page of an older catalog is passed to `render`, which need not render it again
 * if the page's own data is unchanged. What every answer with a page has in common is made once, by `prepare`.
 */
export class PageCache<D extends { bytes: number }> {
  readonly #prepare: (page: RenderedPage) => D
  readonly #pages = createCache<Cached<D>>('pages', {
    // The data is there a second time, by which the page is recognized.
    bytesOf: ({ page, document }) => document.bytes + bytesOfText(page.data),
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
      const rendered =
        page === cached?.page
          ? { ...cached, version }
          : {
              version,
              // The document repeats head and markup.
              page: { ...page, head: '', markup: '' },
              document: this.#prepare(page),
            }
      this.#pages.set(key, rendered)
      return rendered
    })
  }
}
