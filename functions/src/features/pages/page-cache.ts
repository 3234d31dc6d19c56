import { createHash } from 'node:crypto'
import type { LoadedPage, RenderedPage } from '@bartan/contract/pages/page'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'

type Cached<D> = { version: string; digest: string; document: D }

const digestOf = (data: string): string => createHash('sha256').update(data).digest('base64url')

/**
 * The last rendered pages, as documents. A page of an older catalog is rendered again only if the page's own data has
 * changed.
 */
export class PageCache<D extends { bytes: number }> {
  readonly #prepare: (page: RenderedPage) => D
  readonly #pages = createCache<Cached<D>>('pages', {
    bytesOf: ({ version, digest, document }) => version.length + digest.length + document.bytes,
  })
  readonly #rendering = new SingleFlight<D>()

  constructor(prepare: (page: RenderedPage) => D) {
    this.#prepare = prepare
  }

  /** Concurrent requests for the same page share one rendering. */
  async get(version: string, key: string, load: () => Promise<LoadedPage>): Promise<D> {
    const cached = this.#pages.get(key)
    if (cached?.version === version) return cached.document
    return this.#rendering.run(`${version} ${key}`, async () => {
      const { data, render } = await load()
      const digest = digestOf(data)
      const document = cached?.digest === digest ? cached.document : this.#prepare(render())
      this.#pages.set(key, { version, digest, document })
      return document
    })
  }
}
