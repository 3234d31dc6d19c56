import { randomUUID } from 'node:crypto'
import type { ShopContext } from '../../shop-context.ts'
import { sellerOf } from './documents/seller.ts'
import { orderTransactions } from './order-unit.repository.ts'
import { drawnPdfs } from './pdf/drawn-pdfs.ts'
import { returnPhotosRepository } from './returns/return-photos.repository.ts'

/** The shop's context, and what use cases of orders share. */
export const ordersContext = (shop: ShopContext) => ({
  ...shop,
  transact: orderTransactions(shop.connect, sellerOf(shop.settings)),
  photos: returnPhotosRepository(shop.storage),
  pdfs: drawnPdfs(shop.clock),
  randomId: randomUUID,
})

export type OrdersContext = ReturnType<typeof ordersContext>
