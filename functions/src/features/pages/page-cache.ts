import type { RenderedPage } from '@bartan/contract/pages/page'
import { LRUCache } from 'lru-cache'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

type Cached = { version: string; page: RenderedPage }

/** Characters, about as many bytes. */
const ROOM = 16_000_000

const sizeOf = ({ head, markup, data }: RenderedPage): number =>
  head.length + markup.length + data.length

/**
 * Pages as they were last rendered. A page of an older catalog is passed to `render`, which need not render it again
 * if the page's own data is unchanged.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Cached>({
    maxSize: ROOM,
    sizeCalculation: ({ page }) => sizeOf(page),
  })
  readonly #rendering = new SingleFlight<RenderedPage>()

  /** Concurrent requests for the same page wait for one rendering. */
  async get(
    version: string,
    key: string,
    render: (older: RenderedPage | undefined) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const cached = this.#pages.get(key)
    if (cached?.version === version) return cached.page
    return this.#rendering.run(`${version} ${key}`, async () => {
      const page = await render(cached?.page)
      this.#pages.set(key, { version, page })
      return page
    })
  }
}
