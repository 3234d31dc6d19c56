/**
 * How a service decides inside a transaction: its job reads through the unit, decides by pure rules, and writes through
 * the unit, in one place (docs/decisions/0040). What it throws undoes all of it.
 *
 * The job may run several times, each time from the start, and only the writes of its last run count: apart from the
 * unit's writes it changes nothing. Calls of this instance that name the same key run one after the other.
 */
export type Transact<Unit> = <T>(
  keys: readonly string[],
  job: (unit: Unit) => Promise<T>,
) => Promise<T>

/** The keys: who writes the same thing names it alike. */
export const lockOf = {
  product: (id: string) => `product ${id}`,
  order: (id: string) => `order ${id}`,
  /** By the id of its shopper. */
  cart: (id: string) => `cart ${id}`,
  /** Whose numbers are consecutive. */
  taxDocuments: 'tax documents',
  /** What couriers have handed over. */
  cash: 'cash',
  wishlist: (userId: string) => `wishlist ${userId}`,
  settings: 'settings',
  contentPage: (slug: string) => `page ${slug}`,
  /** Orders of one phone, each of which counts those before it against the limits. */
  phone: (phone: string) => `phone ${phone}`,
}
