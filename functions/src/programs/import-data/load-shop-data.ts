import type { SellerSettings } from '@bartan/contract/settings/settings'
import type { ShopData } from '@bartan/contract/shop-data'
import { NO_PHONE } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Shop } from '#composition/shop.ts'
import type { Database } from '#database/collections.ts'
import { SETTINGS } from '#database/stored-settings.ts'
import { loadAccounts } from './load-accounts.ts'
import { loadOrders } from './load-orders.ts'
import { loadProducts } from './load-products.ts'
import { loadReviews } from './load-reviews.ts'

/** The author of changes to past orders, if the data has no admin. */
const NOBODY: User = { _id: '', name: 'Shop', phone: NO_PHONE, role: 'admin' }

/** Settings saved since are kept. */
const loadSettings = async (
  { settings, serverTime }: Database,
  values: SellerSettings,
): Promise<void> => {
  const document = settings.doc(SETTINGS)
  if ((await document.get()).exists) return
  await document.set({ version: 1, values, updatedAt: serverTime })
}

/** Writes a whole shop like the API. Ids are stable, so that an interrupted load can be repeated. */
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
  if (data.settings) await loadSettings(database, data.settings)
  await catalog.publish({ settled: true })
}
