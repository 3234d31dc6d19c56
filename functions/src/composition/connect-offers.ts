import type { ProductId } from '@bartan/contract/products/product-id'
import type { LiveOfferList } from '#features/offers/live-offers.ts'
import { offersService } from '#features/offers/offers.service.ts'
import type { CatalogReplica } from '#features/products/replica/catalog-replica.ts'
import type { ShopContext } from '../shop-context.ts'

const NO_GOODS = { category: '', brand: '', material: '', collection: '' }

export const connectOffers = (
  context: ShopContext,
  { live, catalog }: { live: LiveOfferList; catalog: CatalogReplica },
) =>
  offersService(context, {
    goods: async () => {
      const { rows } = await catalog.current()
      return (productId: ProductId) => {
        const slot = rows.slotOf(productId)
        return { ...(slot === undefined ? NO_GOODS : rows.product(slot)), productId }
      }
    },
    changed: live.changed,
  })
