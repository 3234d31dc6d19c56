import type { Registration } from '../settings/rules.ts'
import { rupees, type Rupees } from '../shared/money.ts'

const lakh = (count: number): Rupees => rupees(count * 100_000)

/** Section 22 of the CGST Act, explanation: the special category states. */
const TEN_LAKH = new Set(['Manipur', 'Mizoram', 'Nagaland', 'Tripura'])

/** Excluded from Notification 10/2019-Central Tax, which raises the limit to 40 lakh for sellers of goods alone. */
const TWENTY_LAKH = new Set([
  'Arunachal Pradesh',
  'Meghalaya',
  'Puducherry',
  'Sikkim',
  'Telangana',
  'Uttarakhand',
])

/** Notification 14/2019-Central Tax. */
const COMPOSITION_75_LAKH = new Set([
  'Arunachal Pradesh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
  'Uttarakhand',
])

/**
 * The yearly turnover above which a seller of goods must register, or must leave the composition scheme; undefined for
 * a regular registration. Limits change, and count all sales under one PAN.
 */
export const turnoverLimit = (registration: Registration, state: string): Rupees | undefined => {
  if (registration === 'regular') return undefined
  if (registration === 'composition') return lakh(COMPOSITION_75_LAKH.has(state) ? 75 : 150)
  if (TEN_LAKH.has(state)) return lakh(10)
  return lakh(TWENTY_LAKH.has(state) ? 20 : 40)
}

/** The share of the limit from which a seller is warned. */
export const NEAR_LIMIT = 0.8
