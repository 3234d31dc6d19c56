/**
 * Runs a service's decision in a transaction: its job reads through the unit, decides by pure rules, and writes through
 * the unit, in one place (docs/decisions/0040). If it throws, nothing is written.
 *
 * The job may run several times from the start, and only the writes of its last run count, so it must not change
 * anything else. Jobs of this instance that name the same key are queued.
 *
 * For a call, the job passes the reply to `keep`: it is stored with the change, for a caller who repeats the call
 * (contract §2, docs/decisions/0108-repeated-calls.md).
 */
export type Transact<Unit> = <T>(
  keys: readonly string[],
  job: (unit: Unit, keep: Keep) => Promise<T>,
) => Promise<T>

export type Keep = {
  /** The return value of the route's handler. */
  reply: <T>(reply: T) => T
  /**
   * Data for `replyFromFacts`, which rebuilds the reply of a repeated call: for replies with a secret, which is never stored, or
   * with the time of this write. `owner`: the account that they are about and go with, for callers without one.
   */
  facts: <T>(facts: T, owner?: string) => T
}

/** Keys of queues: jobs that write the same documents share one. */
export const lockOf = {
  product: (id: string) => `product ${id}`,
  order: (id: string) => `order ${id}`,
  /** By the shopper's id. */
  cart: (id: string) => `cart ${id}`,
  /** Serialized, because numbers are consecutive. */
  taxDocuments: 'tax documents',
  cash: (day: string) => `cash ${day}`,
  wishlist: (userId: string) => `wishlist ${userId}`,
  settings: 'settings',
  seo: 'seo',
  /** Serialized, because codes are unique. */
  offers: 'offers',
  offer: (id: string) => `offer ${id}`,
  contentPage: (slug: string) => `page ${slug}`,
  /** Serialized, because each order counts the earlier ones against the limits. */
  customer: (userId: string) => `customer ${userId}`,
}
