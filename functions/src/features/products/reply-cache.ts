import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A reply ready to send: its text is built, hashed and counted once per version of the catalog. */
export type CatalogReply = {
  text: string
  etag: string
  /** Products on all pages together. */
  total: number
}

/** Characters, roughly bytes; room for the home page's rows, first pages and popular products. */
const ROOM = 16_000_000

/** Replies for the current catalog; a change clears them all. Beyond `room`, the least recently used goes. */
export class ReplyCache {
  readonly #replies: LRUCache<string, CatalogReply>
  #version = ''

  constructor(room = ROOM) {
    this.#replies = new LRUCache({ maxSize: room, sizeCalculation: ({ text }) => text.length })
  }

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
