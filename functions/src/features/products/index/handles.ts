import type { Product } from '@bartan/contract/products/schema'

/** Which product an address of the shop that it was moved from is about. */
export class Handles {
  /** Bounded by the catalog. */
  readonly #ids = new Map<string, string>()

  put({ _id, handle }: Product): void {
    if (handle) this.#ids.set(handle, _id)
  }

  delete({ _id, handle }: Product): void {
    // Another product may have the same one.
    if (handle && this.#ids.get(handle) === _id) this.#ids.delete(handle)
  }

  /** The id of the product; of several, the one that came last. */
  find(handle: string): string | undefined {
    return this.#ids.get(handle.toLowerCase())
  }
}
