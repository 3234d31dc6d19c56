import { createHash } from 'node:crypto'

/** A reply as it goes out: text made, hashed and counted once for each version of the catalogue. */
export type CatalogueReply = {
  text: string
  etag: string
  /** Products on all pages together. */
  total: number
}

/** Characters, about as many bytes; the strips, the first pages and the products that all look at. */
const ROOM = 16_000_000

/**
 * Replies of the catalogue as it is now; all are forgotten when it changes. Beyond `room` the one that was asked for
 * longest ago goes.
 */
export class ReplyCache {
  readonly #replies = new Map<string, CatalogueReply>()
  readonly #room: number
  #version = ''
  #size = 0

  constructor(room = ROOM) {
    this.#room = room
  }

  get(version: string, key: string, make: () => { text: string; total: number }): CatalogueReply {
    if (version !== this.#version) {
      this.#replies.clear()
      this.#version = version
      this.#size = 0
    }
    const known = this.#replies.get(key)
    if (known) {
      // Maps keep the order of insertion: the one just used becomes the last to go.
      this.#replies.delete(key)
      this.#replies.set(key, known)
      return known
    }
    const { text, total } = make()
    const reply = { text, total, etag: etagOf(text, total) }
    this.#replies.set(key, reply)
    this.#size += text.length
    this.#shrink()
    return reply
  }

  #shrink(): void {
    for (const [key, { text }] of this.#replies) {
      if (this.#size <= this.#room) return
      this.#replies.delete(key)
      this.#size -= text.length
    }
  }
}

/**
 * Of the text itself, not of the catalogue's version: instances agree on it, and a list that a change elsewhere did not
 * touch is still fresh. The total is told by a header of the same reply, so it belongs to it (RFC 9110 §8.8.1).
 */
const etagOf = (text: string, total: number): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}-${total}"`
