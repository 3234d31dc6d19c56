import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { Request, Response } from 'express'
import { canonicalQuery } from './canonical-query.ts'
import { isFresh, cacheAtCdn } from './http-cache.ts'

/** A reply whose text exists already, made by its endpoint's schema; sent unchanged. */
export class ReadyReply {
  readonly body: string | Buffer
  /** Strong, including quotes. */
  readonly etag: string

  constructor(body: string | Buffer, etag: string) {
    this.body = body
    this.etag = etag
  }
}

/** One that is sent again and again: given as bytes, it is encoded once. */
export class KeptReply extends ReadyReply {
  #gzip: Buffer | undefined

  /** Compressed once, for the first who takes it so. */
  get gzip(): Buffer {
    this.#gzip ??= gzipSync(this.body)
    return this.#gzip
  }
}

/** Shorter ones gain nothing. */
const MIN_COMPRESSED = 1024

/** The compressed bytes, if the caller takes them. */
const gzipFor = (req: Request, res: Response, reply: ReadyReply): Buffer | undefined => {
  if (!(reply instanceof KeptReply) || reply.body.length < MIN_COMPRESSED) return undefined
  res.vary('Accept-Encoding')
  return req.acceptsEncodings('gzip') ? reply.gzip : undefined
}

export const etagOf = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Longer than any address that the shop's pages request; made-up ones would fill the CDN. */
const MAX_CACHED_ADDRESS = 2000

/** A call by its parsed input. */
type Answered = { endpoint: Endpoint; params: unknown; query: unknown }

const valuesOf = (parsed: unknown) => new Map<string, unknown>(Object.entries(parsed ?? {}))

const pathOf = ({ path }: Endpoint, params: unknown): string => {
  const values = valuesOf(params)
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
}

const queryOf = ({ idle = [] }: Endpoint, query: unknown): string => {
  const values = valuesOf(query)
  for (const name of idle) values.delete(name)
  return canonicalQuery(Object.fromEntries(values)).toString()
}

/**
 * Public replies are cached by the CDN and revalidated by browsers; all others are `no-store`. No
 * stale-while-revalidate: browsers obey it, too, and would show prices from ten minutes ago.
 */
export const sendReply = (
  { endpoint, params, query }: Answered,
  req: Request,
  res: Response,
  reply: ReadyReply,
): void => {
  const { cdnSeconds } = endpoint
  const gzip = gzipFor(req, res, reply)
  // A strong one tells encodings apart (RFC 9110 §8.8.3.3).
  const etag = gzip ? reply.etag.replace(/"$/, '-gzip"') : reply.etag
  res.type(endpoint.replyType === 'text/csv' ? 'text/csv; charset=utf-8' : 'json')
  if (cdnSeconds) {
    if (req.originalUrl.length <= MAX_CACHED_ADDRESS) {
      const [path, search] = [pathOf(endpoint, params), queryOf(endpoint, query)]
      cacheAtCdn(req, res, { path, query: search, seconds: cdnSeconds })
    }
    res.set('ETag', etag)
  }
  if (cdnSeconds && isFresh(req, etag)) res.status(304).end()
  else if (gzip) res.set('Content-Encoding', 'gzip').send(gzip)
  else res.send(reply.body)
}
