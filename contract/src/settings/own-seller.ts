import type { Settings } from './settings.ts'

/** What the code named before a seller did, and what settings saved before 1.1 may still hold: nobody's contact. */
const NOT_OWN = new Set([
  '',
  'Bartan',
  '14 Thatheri Bazaar, Chowk, Varanasi, Uttar Pradesh 221001, India',
  '+91 98765 43210',
  'hello@bartan.example',
])

/** The value if a seller said it. */
export const own = (value: string): string | undefined =>
  NOT_OWN.has(value.trim()) ? undefined : value

/** The first address that is the seller's own: from the legal details, else from the shop's settings (contract §17). */
export const ownAddress = ({
  legal,
  address,
}: Pick<Settings, 'legal' | 'address'>): string | undefined =>
  own(legal.addresses[0] ?? '') ?? own(address.join(', '))

export const SELLER_FIELDS = ['legalName', 'addresses'] as const
export type SellerField = (typeof SELLER_FIELDS)[number]

/** What documents need about the seller and the settings lack. */
export const missingOfSeller = (settings: Pick<Settings, 'legal' | 'address'>): SellerField[] => [
  ...(own(settings.legal.legalName) === undefined ? (['legalName'] as const) : []),
  ...(ownAddress(settings) === undefined ? (['addresses'] as const) : []),
]

/** Whether the shop issues documents: not while its settings are still the demo's. */
export const issuesDocuments = (settings: Pick<Settings, 'legal' | 'address'>): boolean =>
  missingOfSeller(settings).length < SELLER_FIELDS.length
