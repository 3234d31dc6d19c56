import { bytesOfObject, createCache } from '#platform/caches/create-cache.ts'
import type { OpenCheckout } from './open-checkout.ts'

/** Unfinished checkouts of one account, e.g. in forgotten tabs. */
const MAX_OPEN_CHECKOUTS = 50

/**
 * Checkouts that this instance created, so that finalizing needn't read one first to learn its products. Most are
 * finalized within minutes by the same instance, or never. Correctness doesn't depend on it: only a checkout's order
 * ever changes, and finalize's transaction reads the document.
 */
export class RecentCheckouts {
  readonly #known = createCache<OpenCheckout>('checkouts', { bytesOf: bytesOfObject })

  add(id: string, checkout: OpenCheckout): void {
    this.#known.set(id, checkout)
  }

  get(id: string): OpenCheckout | undefined {
    return this.#known.peek(id)
  }

  /** After the order exists, only the stored document is up to date. */
  forget(id: string): void {
    this.#known.delete(id)
  }

  /** Drops an account's checkouts beyond the newest 50, and returns their ids. */
  takeSurplus(userId: string): string[] {
    const own = this.#known.entries().filter(([, checkout]) => checkout.userId === userId)
    const ids = own.map(([id]) => id)
    const surplus = ids.slice(0, Math.max(0, ids.length - MAX_OPEN_CHECKOUTS))
    for (const id of surplus) this.forget(id)
    return surplus
  }
}
