import { createHash } from 'node:crypto'
import { bytesOfText, createCache } from '#platform/caches/create-cache.ts'

/** A reply ready to send: its text is built, hashed and counted once per version of the catalog. */
export type CatalogReply = {
  text: string
  etag: string
  /** Products on all pages together. */
  total: number
}

/** Replies for the current catalog; a change clears them all. */
export class ReplyCache {
  readonly #replies = createCache<CatalogReply>('replies', {
    bytesOf: ({ text, etag }) => bytesOfText(text) + etag.length,
  })
  #version = ''

  get(version: string, key: string, make: () => { text: string; total: number }): CatalogReply {
    if (version !== this.#version) {
      this.#replies.clear()
      this.#version = version
    }
    const known = this.#replies.get(key)
    if (known) return known
    const { text, total } = make()
    const reply = { text, total, etag: etagOf(text, total) }
    this.#replies.set(key, reply)
    return reply
  }
}

/**
 * A hash of the text itself, not of the catalog's version: instances agree on it, and a list that a change
 * elsewhere did not touch stays fresh. It includes the total, which is a header of the same reply (RFC 9110 §8.8.1).
 */
const etagOf = (text: string, total: number): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}-${total}"`
