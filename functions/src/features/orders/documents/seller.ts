import { issuesDocuments, ownAddress } from '@bartan/contract/settings/own-seller'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Seller } from './tax-documents.repository.ts'

/** The seller as documents show it, from the current settings; undefined while they are the demo's. */
export const sellerOf =
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
