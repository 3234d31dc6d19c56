import { randomUUID } from 'node:crypto'
import { issuesDocuments, ownAddress } from '@bartan/contract/settings/own-seller'
import type { Settings } from '@bartan/contract/settings/settings'
import type { ShopContext } from '../../shop-context.ts'
import type { Seller } from './documents/tax-documents.repository.ts'
import { orderTransactions } from './order-unit.repository.ts'
import { drawnPdfs } from './pdf/drawn-pdfs.ts'
import { returnPhotosRepository } from './returns/return-photos.repository.ts'

/** The seller as documents show it, from the current settings; undefined while they are the demo's. */
const sellerOf =
  (settings: () => Promise<Settings>): Seller =>
  async () => {
    const current = await settings()
    if (!issuesDocuments(current)) return undefined
    const { legal, name, phone, email, upi } = current
    const { legalName, registration, gstin, state } = legal
    const address = ownAddress(current)
    return {
      legalName: legalName || name,
      registration,
      ...(gstin && registration !== 'unregistered' && { gstin }),
      state,
      addresses: address === undefined ? [] : [address],
      phone,
      email,
      ...(upi.vpa && { vpa: upi.vpa }),
    }
  }

/** The shop's context, and what use cases of orders share. */
export const ordersContext = (shop: ShopContext) => ({
  ...shop,
  transact: orderTransactions(shop.connect, sellerOf(shop.settings)),
  photos: returnPhotosRepository(shop.storage),
  pdfs: drawnPdfs(shop.clock),
  randomId: randomUUID,
})

export type OrdersContext = ReturnType<typeof ordersContext>
