import type { Product } from '@bartan/contract/products/schema'

/** Finds the product of an address in the shop that it was imported from. */
export class Handles {
  /** Bounded by the catalog. */
  readonly #ids = new Map<string, string>()

  put({ _id, handle }: Product): void {
    if (handle) this.#ids.set(handle, _id)
  }

  delete({ _id, handle }: Product): void {
    // Another product may have the same handle.
    if (handle && this.#ids.get(handle) === _id) this.#ids.delete(handle)
  }

  /** The product's id; of several, the latest one. */
  find(handle: string): string | undefined {
    return this.#ids.get(handle.toLowerCase())
  }
}
