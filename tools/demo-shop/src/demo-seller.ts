import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { Legal } from '@bartan/contract/settings/settings'

/** Who sells in the demo: made up like its goods, so that its orders have documents. */
export const demoSeller: Legal = {
  ...DEFAULT_SHOP.legal,
  legalName: 'Bartan Demo Traders',
  addresses: ['7 Demo Market Road, Varanasi, Uttar Pradesh 221002'],
}
