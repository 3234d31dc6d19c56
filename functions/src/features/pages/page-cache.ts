import type { RenderedPage } from '@bartan/contract/page'

type Kept = { version: string; page: RenderedPage }

/** Characters, about as many bytes. */
const ROOM = 16_000_000

const sizeOf = ({ head, markup, data }: RenderedPage): number =>
  head.length + markup.length + data.length

/**
 * Pages as they were last rendered. One of an older catalogue is handed to `render`, which need not do its work again
 * where the page's own data is still the same. Beyond `room` the page that was asked for longest ago goes.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>()
  readonly #rendering = new Map<string, Promise<RenderedPage>>()
  readonly #room: number
  #size = 0

  constructor(room = ROOM) {
    this.#room = room
  }

  /** Many who ask for the same page at once wait for one rendering. */
  async get(
    version: string,
    key: string,
    render: (older: RenderedPage | undefined) => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const kept = this.#kept.get(key)
    if (kept?.version === version) {
      this.#keep(key, kept)
      return kept.page
    }
    const job = `${version} ${key}`
    const running = this.#rendering.get(job)
    if (running) return running
    const rendering = render(kept?.page)
    this.#rendering.set(job, rendering)
    try {
      const page = await rendering
      this.#keep(key, { version, page })
      return page
    } finally {
      this.#rendering.delete(job)
    }
  }

  #keep(key: string, kept: Kept): void {
    this.#forget(key)
    this.#kept.set(key, kept)
    this.#size += sizeOf(kept.page)
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#room) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#size -= sizeOf(kept.page)
  }
}
