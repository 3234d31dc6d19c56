import type { ShopData } from '@bartan/contract/shop/shop-data'
import type { User } from '@bartan/contract/users/schema'
import type { Shop } from '#composition/shop.ts'
import { loadAccounts } from './load-accounts.ts'
import { loadOrders } from './load-orders.ts'
import { loadProducts } from './load-products.ts'
import { loadReviews } from './load-reviews.ts'

/** The actor of changes to past orders, if the data has no admin. */
const NOBODY: User = { _id: '', name: 'Shop', phone: '', role: 'admin' }

/**
 * Writes a whole shop as the API would have. Every document gets the same id each time, so that an interrupted load
 * can simply be repeated.
 */
export const loadShopData = async (
  { connect, accounts, catalog, clock }: Shop,
  data: ShopData,
  say: (progress: string) => void,
): Promise<void> => {
  const database = await connect()
  const users = await loadAccounts({ accounts, clock, connect, database }, data)
  say(`${users.size} accounts`)
  await loadProducts(database, data, (done) => say(`${done} of ${data.products.length} products`))
  say(`${data.products.length} products`)
  const admin = [...users.values()].find(({ role }) => role === 'admin') ?? NOBODY
  await loadOrders(data, { database, users, admin, now: clock.now() })
  say(`${data.orders.length} orders`)
  await loadReviews(database, data, users)
  await catalog.publish({ settled: true })
}
