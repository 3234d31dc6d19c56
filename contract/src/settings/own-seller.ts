import type { Settings } from './settings.ts'

/** The demo shop sells nothing: no document may have its name and address. */
const DEMO_NAME = 'Bartan'
const DEMO_ADDRESS = '14 Thatheri Bazaar, Chowk, Varanasi, Uttar Pradesh 221001, India'

const own = (value: string, demo: string): string | undefined =>
  value.trim() === '' || value === demo ? undefined : value

/** The first address that is the seller's own: from the legal details, else from the shop's settings (contract §17). */
export const ownAddress = ({
  legal,
  address,
}: Pick<Settings, 'legal' | 'address'>): string | undefined =>
  own(legal.addresses[0] ?? '', DEMO_ADDRESS) ?? own(address.join(', '), DEMO_ADDRESS)

export const SELLER_FIELDS = ['legalName', 'addresses'] as const
export type SellerField = (typeof SELLER_FIELDS)[number]

/** What documents need about the seller and the settings lack. */
export const missingOfSeller = (settings: Pick<Settings, 'legal' | 'address'>): SellerField[] => [
  ...(own(settings.legal.legalName, DEMO_NAME) === undefined ? (['legalName'] as const) : []),
  ...(ownAddress(settings) === undefined ? (['addresses'] as const) : []),
]

/** Whether the shop issues documents: not while its settings are still the demo's. */
export const issuesDocuments = (settings: Pick<Settings, 'legal' | 'address'>): boolean =>
  missingOfSeller(settings).length < SELLER_FIELDS.length
