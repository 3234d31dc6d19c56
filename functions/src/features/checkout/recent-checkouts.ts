import type { OpenCheckout } from './checkout.service.ts'

/** Most are finalized within minutes by the instance that made them, or never. */
const ROOM = 500

/**
 * Checkouts that this instance has made, so that placing the order need not read them first to know what it is about.
 * Nothing rests on it: a checkout changes in nothing but its order, and finalize's transaction reads it itself.
 */
export class RecentCheckouts {
  readonly #known = new Map<string, OpenCheckout>()

  add(id: string, checkout: OpenCheckout): void {
    this.#known.set(id, checkout)
    const [oldest] = this.#known.keys()
    if (this.#known.size > ROOM && oldest !== undefined) this.#known.delete(oldest)
  }

  get(id: string): OpenCheckout | undefined {
    return this.#known.get(id)
  }

  /** Once there is an order of it, the document is what tells of it. */
  forget(id: string): void {
    this.#known.delete(id)
  }
}
