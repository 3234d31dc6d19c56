import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createCache } from '#platform/caches/create-cache.ts'
import { SingleFlight } from '#platform/concurrency/jobs.ts'
import type { CompressedDocument } from './compressed-reply.ts'

type Versioned = { version: string; document: CompressedDocument }

type Options = {
  version: string
  /** The document in chunks: only one is in memory at a time, and other calls run in between. */
  make: () => Iterable<string>
}

const compress = async (pieces: Iterable<string>): Promise<CompressedDocument> => {
  const hash = createHash('sha256')
  const hashed = function* () {
    for (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }
  const gzip = await pipeline(Readable.from(hashed()), createGzip(), buffer)
  return { gzip, etag: `W/"${hash.digest('base64url').slice(0, 22)}"` }
}

/** Documents that grow with the shop: made and compressed once per version. */
export class DocumentCache {
  readonly #documents
  readonly #making = new SingleFlight<CompressedDocument>()

  constructor(name: 'documents' | 'feeds') {
    this.#documents = createCache<Versioned>(name, {
      bytesOf: ({ version, document }) => version.length + document.gzip.length,
    })
  }

  async get(name: string, { version, make }: Options): Promise<CompressedDocument> {
    const known = this.#documents.get(name)
    if (known?.version === version) return known.document
    return this.#making.run(`${version} ${name}`, async () => {
      const document = await compress(make())
      this.#documents.set(name, { version, document })
      return document
    })
  }
}
