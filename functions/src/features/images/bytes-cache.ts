/** The most recently used values, up to a number of bytes. It relies on a Map keeping its keys in insertion order. */
export class BytesCache<V extends { bytes: Uint8Array }> {
  readonly #entries = new Map<string, V>()
  readonly #limit: number
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): V | undefined {
    const value = this.#entries.get(key)
    if (value) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: V): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#size += value.bytes.length
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.bytes.length ?? 0
    this.#entries.delete(key)
  }
}
