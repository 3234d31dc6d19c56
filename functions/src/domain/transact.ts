/**
 * How a service decides inside a transaction: its job reads through the unit, decides by pure rules, and writes through
 * the unit, in one place (docs/decisions/0040). What it throws undoes all of it.
 *
 * The job may run several times, each time from the start, and only the writes of its last run count: apart from the
 * unit's writes it changes nothing. Calls of this instance that name the same key run one after the other.
 *
 * The job of a change that somebody calls for says what the call is answered, through `keep`: it is written with the
 * change, for a caller who repeats it (contract §2, docs/decisions/0108-repeated-calls.md).
 */
export type Transact<Unit> = <T>(
  keys: readonly string[],
  job: (unit: Unit, keep: Keep) => Promise<T>,
) => Promise<T>

export type Keep = {
  /** Exactly what the route's handler returns. */
  reply: <T>(reply: T) => T
  /**
   * What the route makes the reply of when the call is repeated (`again`): of a reply that holds a secret, which is
   * never
   * stored, or the time of this very write.
   */
  facts: <T>(facts: T) => T
}

/** Keys of the queues: jobs that write the same documents share a key. */
export const lockOf = {
  product: (id: string) => `product ${id}`,
  order: (id: string) => `order ${id}`,
  /** By the id of its shopper. */
  cart: (id: string) => `cart ${id}`,
  /** Their numbers are consecutive. */
  taxDocuments: 'tax documents',
  cash: 'cash',
  wishlist: (userId: string) => `wishlist ${userId}`,
  settings: 'settings',
  found: 'found',
  /** Whose codes are unique. */
  offers: 'offers',
  /** The uses of one offer. */
  offer: (id: string) => `offer ${id}`,
  contentPage: (slug: string) => `page ${slug}`,
  /** A customer's orders, each of which counts those before it against the limits. */
  customer: (userId: string) => `customer ${userId}`,
}
