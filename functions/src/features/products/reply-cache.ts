import { createHash } from 'node:crypto'
import { KeptReply } from '#http/reply/send-reply.ts'
import { createCache } from '#platform/caches/create-cache.ts'

/** What is computed once per version of the catalog. */
export type CatalogReply = {
  reply: KeptReply
  /** Products on all pages. */
  total: number
  /** Words left out of a search. */
  leftOut: readonly string[]
}

type Made = { text: string; total: number; leftOut?: readonly string[] }

/** Replies for the current catalog; a change clears all. */
export class ReplyCache {
  readonly #replies = createCache<CatalogReply>('replies', {
    bytesOf: ({ reply: { body, etag }, leftOut }) =>
      // Compressed, a list takes a sixth of its text.
      Math.ceil(1.25 * body.length) + etag.length + 2 * leftOut.join('').length,
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
    const body = Buffer.from(text)
    const reply = new KeptReply(body, etagOf(body, total, leftOut))
    const made = { reply, total, leftOut }
    this.#replies.set(key, made)
    return made
  }
}

/**
 * A hash of the reply, not of the catalog's version: instances agree on it, and an unaffected list stays fresh. Includes
 * the reply's header values (RFC 9110 §8.8.1).
 */
const etagOf = (body: Buffer, total: number, leftOut: readonly string[]): string => {
  const hash = createHash('sha256').update(body)
  for (const word of leftOut) hash.update(`\n${word}`)
  return `"${hash.digest('base64url').slice(0, 22)}-${total}"`
}
