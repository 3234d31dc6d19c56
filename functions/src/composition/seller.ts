import { SHOP } from '@bartan/contract/shop/shop-config'
import type { Seller } from '#features/orders/documents/tax-documents.repository.ts'

/** Who sells, as documents show it. */
export const sellerOf = (): Seller => async () => ({
  legalName: SHOP.name,
  registration: 'unregistered',
  state: 'Uttar Pradesh',
  addresses: [SHOP.address.join(', ')],
  phone: SHOP.phone,
  email: SHOP.email,
})
