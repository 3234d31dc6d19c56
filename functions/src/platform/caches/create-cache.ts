import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { CACHE_LIMITS } from './cache-limits.ts'
import type { CacheLimits, CacheName } from './cache-limits.ts'

/** Longer keys, which only made-up calls have, are kept as a hash. */
const MAX_KEY_LENGTH = 200

/** What an entry takes besides the texts of key and value: 105 to 165 bytes were measured (lru-cache 11.5, Node 24.21). */
const ENTRY_BYTES = 200

/** V8 keeps a text of ASCII in one byte a character, any other in up to two. */
export const bytesOfText = (text: string): number =>
  Buffer.byteLength(text) === text.length ? text.length : 2 * text.length

const shortKey = (key: string): string =>
  key.length <= MAX_KEY_LENGTH ? key : createHash('sha256').update(key).digest('base64url')

/** An object of texts and numbers takes 1.4 times what its JSON does (measured on checkouts). */
export const bytesOfObject = (value: object): number => 2 * JSON.stringify(value).length

type Options<V> = {
  bytesOf: (value: V) => number
  /** How long an entry holds; without it, until there is no room. */
  expires?: { afterMs: number; clock: Clock }
}

/** Entries by key; the ones used longest ago go when there are too many, or too many bytes of them. */
export class BoundedCache<V extends object | true> {
  readonly #entries: LRUCache<string, V>
  readonly #maxEntries: number

  constructor({ entries, bytes }: CacheLimits, { bytesOf, expires }: Options<V>) {
    this.#maxEntries = entries
    this.#entries = new LRUCache<string, V>({
      // Not `max`: for that, the cache allots its room when it is made, 5 ms of a cold start for 50,000 entries.
      maxSize: bytes,
      sizeCalculation: (value, key) => ENTRY_BYTES + bytesOfText(key) + bytesOf(value),
      ...(expires && {
        ttl: expires.afterMs,
        ttlResolution: 0,
        perf: { now: () => expires.clock.now().getTime() },
      }),
    })
  }

  get size(): number {
    return this.#entries.size
  }

  /** The bytes of keys and values, as they count towards the limit. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): V | undefined {
    return this.#entries.get(shortKey(key))
  }

  /** Without counting it as a use. */
  peek(key: string): V | undefined {
    return this.#entries.peek(shortKey(key))
  }

  /** A value that is larger than the whole cache is not kept. */
  set(key: string, value: V): void {
    this.#entries.set(shortKey(key), value)
    if (this.#entries.size > this.#maxEntries) this.#entries.pop()
  }

  delete(key: string): void {
    this.#entries.delete(shortKey(key))
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Least recently used first. */
  entries(): [string, V][] {
    return [...this.#entries.rentries()] as [string, V][]
  }
}

/** The one way to a cache: its limits stand in the table of all (cache-limits.ts). */
export const createCache = <V extends object | true>(
  name: CacheName,
  options: Options<V>,
): BoundedCache<V> => new BoundedCache(CACHE_LIMITS[name], options)
