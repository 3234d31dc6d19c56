import type { SellerSettings } from '@bartan/contract/settings/settings'
import type { ShopData } from '@bartan/contract/shop-data'
import { NO_PHONE } from '@bartan/contract/users/rules'
import type { User } from '@bartan/contract/users/schema'
import type { Shop } from '#composition/shop.ts'
import type { Database } from '#database/collections.ts'
import { SETTINGS } from '#database/stored-settings.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import { Bulk } from './bulk.ts'
import { loadAccounts } from './load-accounts.ts'
import { loadOrders } from './load-orders.ts'
import { loadProducts } from './load-products.ts'
import { productIdOf } from './stable-id.ts'

/** Reviews of the data's customers; load-products.ts computed the ratings from them. */
const loadReviews = async (
  database: Database,
  { reviews = [], products }: ShopData,
  users: ReadonlyMap<string, User>,
): Promise<void> => {
  const nameOf = new Map(products.map(({ sku, name }) => [sku, name]))
  const bulk = new Bulk(database)
  for (const { phone, sku, stars, text, createdAt } of reviews) {
    const user = users.get(phone)
    if (!user) continue
    const productId = productIdOf(sku)
    const at = database.timestamp(new Date(createdAt))
    bulk.set(database.reviews.doc(reviewIdOf(productId, user._id)), {
      productId,
      productName: nameOf.get(sku) ?? '',
      userId: user._id,
      author: user.name.split(' ', 1)[0] ?? '',
      stars,
      text,
      hidden: false,
      createdAt: at,
      updatedAt: at,
    })
  }
  await bulk.close()
}

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
  shop: Shop,
  data: ShopData,
  say: (progress: string) => void,
): Promise<void> => {
  const { connect, catalog, clock } = shop
  const database = await connect()
  const users = await loadAccounts(shop, database, data)
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
