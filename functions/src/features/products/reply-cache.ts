import { createHash } from 'node:crypto'
import { bytesOfText, createCache } from '#platform/caches/create-cache.ts'

/** A ready reply: text, hash and length are computed once per version of the catalog. */
export type CatalogReply = {
  text: string
  etag: string
  /** Products on all pages. */
  total: number
  /** Words left out of a search. */
  leftOut: readonly string[]
}

type Made = { text: string; total: number; leftOut?: readonly string[] }

/** Replies for the current catalog; a change clears all. */
export class ReplyCache {
  readonly #replies = createCache<CatalogReply>('replies', {
    bytesOf: ({ text, etag, leftOut }) =>
      bytesOfText(text) + etag.length + 2 * leftOut.join('').length,
  })
  #version = ''

  get(version: string, key: string, make: () => Made): CatalogReply {
    if (version !== this.#version) {
      this.#replies.clear()
      this.#version = version
    }
    const known = this.#replies.get(key)
    if (known) return known
    const { text, total, leftOut = [] } = make()
    const reply = { text, total, leftOut, etag: etagOf(text, total, leftOut) }
    this.#replies.set(key, reply)
    return reply
  }
}

/**
 * A hash of the text, not of the catalog's version: instances agree on it, and an unaffected list stays fresh. Includes
 * the reply's header values (RFC 9110 §8.8.1).
 */
const etagOf = (text: string, total: number, leftOut: readonly string[]): string =>
  `"${createHash('sha256')
    .update([text, ...leftOut].join('\n'))
    .digest('base64url')
    .slice(0, 22)}-${total}"`
