import { isGstin, type Gstin } from '../shared/gstin.ts'
import { numberOf, type OrderNumber } from '../shared/order-number.ts'
import { isPin, type Pin } from '../shared/pin.ts'

/** What a test writes as a literal. */

export const asPin = (text: string): Pin => {
  if (!isPin(text)) throw new Error(`${text} is no PIN`)
  return text
}

export const asGstin = (text: string): Gstin => {
  if (!isGstin(text)) throw new Error(`${text} is no GSTIN`)
  return text
}

/** Any text, as an order older than numbers has its id for one. */
export const asOrderNumber = (text: string): OrderNumber => numberOf(text, {})
