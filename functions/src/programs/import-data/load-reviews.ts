import type { ShopData } from '@bartan/contract/shop-data'
import type { User } from '@bartan/contract/users/schema'
import type { Database } from '#database/collections.ts'
import { reviewIdOf } from '#domain/hashed-ids.ts'
import { Bulk } from './bulk.ts'
import { productIdOf } from './stable-id.ts'

/** Reviews of the data's customers; load-products.ts computed the ratings from them. */
export const loadReviews = async (
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
