import type { Settings } from '@bartan/contract/settings/settings'
import type { Seller } from '#features/orders/documents/tax-documents.repository.ts'

/** Who sells, as documents show it, by the settings of the moment. */
export const sellerOf =
  (settings: () => Promise<Settings>): Seller =>
  async () => {
    const { legal, name, phone, email, upi } = await settings()
    const { legalName, registration, gstin, state, addresses } = legal
    return {
      legalName: legalName || name,
      registration,
      ...(gstin && registration !== 'unregistered' && { gstin }),
      state,
      addresses,
      phone,
      email,
      ...(upi.vpa && { vpa: upi.vpa }),
    }
  }
