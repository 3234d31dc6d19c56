import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { CACHE_LIMITS, type CacheLimits, type CacheName } from './cache-limits.ts'

/** Longer keys, which only made-up calls have, are hashed. */
const MAX_KEY_LENGTH = 200

/** Bytes of an entry besides its key and value: 105 to 165 were measured (lru-cache 11.5, Node 24.21). */
const ENTRY_BYTES = 200

/** V8 stores ASCII text in one byte per character, other text in up to two. */
export const bytesOfText = (text: string): number =>
  Buffer.byteLength(text) === text.length ? text.length : 2 * text.length

const shortKey = (key: string): string =>
  key.length <= MAX_KEY_LENGTH ? key : createHash('sha256').update(key).digest('base64url')

/** An object of texts and numbers takes 1.4 times what its JSON does (measured on checkouts). */
export const bytesOfObject = (value: object): number => 2 * JSON.stringify(value).length

type Options<V> = {
  bytesOf: (value: V) => number
  /** The lifetime of an entry; by default until it is evicted. */
  expires?: { afterMs: number; clock: Clock }
}

/** Entries by key; the least recently used are evicted when there are too many entries or bytes. */
export class BoundedCache<V extends object | true> {
  readonly #entries: LRUCache<string, V>
  readonly #maxEntries: number

  constructor({ entries, bytes }: CacheLimits, { bytesOf, expires }: Options<V>) {
    this.#maxEntries = entries
    this.#entries = new LRUCache<string, V>({
      // Not `max`, which allocates at once: 5 ms of a cold start for 50,000 entries.
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

  /** The bytes of keys and values that count towards the limit. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): V | undefined {
    return this.#entries.get(shortKey(key))
  }

  /** Reads without counting as a use. */
  peek(key: string): V | undefined {
    return this.#entries.peek(shortKey(key))
  }

  /** A value larger than the whole cache isn't stored. */
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

/** The only way to create a cache: its limits are in cache-limits.ts. */
export const createCache = <V extends object | true>(
  name: CacheName,
  options: Options<V>,
): BoundedCache<V> => new BoundedCache(CACHE_LIMITS[name], options)
