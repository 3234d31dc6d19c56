import type { RenderedPage } from '@bartan/contract/pages/page'
import { SizedCache } from '#platform/cache/sized-cache.ts'

type Kept = { version: string; page: RenderedPage }

/** Characters, about as many bytes. */
const ROOM = 16_000_000

const sizeOf = ({ head, markup, data }: RenderedPage): number =>
  head.length + markup.length + data.length

/**
 * Pages as they were last rendered. A page of an older catalog is passed to `render`, which need not render it again
 * if the page's own data is unchanged. Beyond `room`, the least recently used page goes.
 */
export class PageCache {
  readonly #kept: SizedCache<Kept>
  readonly #rendering = new Map<string, Promise<RenderedPage>>()

  constructor(room = ROOM) {
    this.#kept = new SizedCache(room, ({ page }) => sizeOf(page))
  }

  /** Concurrent requests for the same page wait for one rendering. */
  async get(
    version: string,
    key: string,
    render: (older: RenderedPage | undefined) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const kept = this.#kept.get(key)
    if (kept?.version === version) return kept.page
    const job = `${version} ${key}`
    const running = this.#rendering.get(job)
    if (running) return running
    const rendering = render(kept?.page)
    this.#rendering.set(job, rendering)
    try {
      const page = await rendering
      this.#kept.set(key, { version, page })
      return page
    } finally {
      this.#rendering.delete(job)
    }
  }
}
