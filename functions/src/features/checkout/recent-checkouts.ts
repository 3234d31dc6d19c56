import { bytesOfObject, createCache } from '#platform/caches/create-cache.ts'
import type { OpenCheckout } from './open-checkout.ts'

/** Unfinished checkouts of one account. A shopper has one, and perhaps a few in forgotten tabs. */
const MAX_OPEN_CHECKOUTS = 50

/**
 * Checkouts that this instance has made, so that finalizing one need not read it first to learn which products it is
 * about; most are finalized within minutes by the instance that made them, or never. Correctness does not depend on it:
 * nothing in a checkout changes except its order, and finalize's transaction reads the document itself.
 */
export class RecentCheckouts {
  readonly #known = createCache<OpenCheckout>('checkouts', { bytesOf: bytesOfObject })

  add(id: string, checkout: OpenCheckout): void {
    this.#known.set(id, checkout)
  }

  get(id: string): OpenCheckout | undefined {
    return this.#known.peek(id)
  }

  /** Once there is an order, only the document knows about it. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  /** Forgets an account's checkouts beyond the newest 50, and returns their ids. */
  takeSurplus(userId: string): string[] {
    const own = this.#known.entries().filter(([, checkout]) => checkout.userId === userId)
    const ids = own.map(([id]) => id)
    const surplus = ids.slice(0, Math.max(0, ids.length - MAX_OPEN_CHECKOUTS))
    for (const id of surplus) this.forget(id)
    return surplus
  }
}
