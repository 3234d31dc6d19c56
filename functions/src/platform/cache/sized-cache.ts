/**
 * The most recently used values, as many as there is room for. It relies on a Map keeping its keys in insertion
 * order: a key that is inserted again becomes the last to go.
 */
export class SizedCache<V> {
  readonly #values = new Map<string, V>()
  readonly #room: number
  readonly #sizeOf: (value: V) => number
  #size = 0

  constructor(room: number, sizeOf: (value: V) => number) {
    this.#room = room
    this.#sizeOf = sizeOf
  }

  get(key: string): V | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) {
      this.#values.delete(key)
      this.#values.set(key, value)
    }
    return value
  }

  set(key: string, value: V): void {
    this.delete(key)
    this.#values.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#room) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#size -= this.#sizeOf(value)
  }

  clear(): void {
    this.#values.clear()
    this.#size = 0
  }
}
