import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import type { CompressedDocument } from '#http/reply/compressed-reply.ts'

const compress = promisify(gzip)

type Versioned = { version: string; document: CompressedDocument }

type Options = {
  version: string
  make: () => string
  etagOf: (text: string) => string
}

/** Documents that grow with the shop: made and compressed once for a version, however many ask for them. */
export class DocumentCache {
  readonly #documents = createCache<Versioned>('documents', {
    bytesOf: ({ version, document }) => version.length + document.gzip.length,
  })
  readonly #making = new SingleFlight<CompressedDocument>()

  async get(name: string, { version, make, etagOf }: Options): Promise<CompressedDocument> {
    const known = this.#documents.get(name)
    if (known?.version === version) return known.document
    return this.#making.run(`${version} ${name}`, async () => {
      const text = make()
      const document = { gzip: await compress(text), etag: `W/${etagOf(text)}` }
      this.#documents.set(name, { version, document })
      return document
    })
  }
}
