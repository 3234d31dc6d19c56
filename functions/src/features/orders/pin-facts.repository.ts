import { MIN_PIN_PARCELS, PIN_MONTHS } from '@bartan/contract/orders/desk-rules'
import type { PinFacts } from '@bartan/contract/orders/desk-schema'
import { ruleOf } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { isPin, pinPrefixOf } from '@bartan/contract/shared/pin'
import { dayOf, monthBefore } from '@bartan/contract/shared/shop-day'
import type { Database } from '#database/collections.ts'
import type { ParcelMonthDocument } from '#database/tally-documents.ts'

export type PinsByPrefix = ReadonlyMap<string, PinFacts>

const waits = ({ status, confirmation }: StaffOrder): boolean =>
  ruleOf(status).packable && confirmation.state !== 'confirmed'

/**
 * The results of the last parcels to each place, if any order waits for confirmation: from the last months' sums, one
 * read each, however many orders there are.
 */
export const readPinFacts = async (
  { parcelMonths }: Pick<Database, 'parcelMonths'>,
  orders: readonly StaffOrder[],
  now: Date,
): Promise<PinsByPrefix> => {
  if (!orders.some(waits)) return new Map()
  const last = dayOf(now).slice(0, 7)
  const { docs } = await parcelMonths
    .orderBy('__name__')
    .startAt(monthBefore(last, PIN_MONTHS - 1))
    .endAt(last)
    .limit(PIN_MONTHS)
    .select('pins')
    .get()
  const facts = new Map<string, PinFacts>()
  for (const document of docs) {
    const { pins = {} }: ParcelMonthDocument = document.data()
    for (const [prefix, counts] of Object.entries(pins)) {
      const { delivered, refused } = facts.get(prefix) ?? { delivered: 0, refused: 0 }
      facts.set(prefix, {
        prefix,
        delivered: delivered + (counts.delivered ?? 0),
        refused: refused + (counts.refused ?? 0),
      })
    }
  }
  return facts
}

/** Fewer parcels say nothing. */
export const withPinFacts = (order: StaffOrder, facts: PinsByPrefix): StaffOrder => {
  const { postalCode } = order.shippingAddress
  if (!waits(order) || !isPin(postalCode)) return order
  const known = facts.get(pinPrefixOf(postalCode))
  const tells = known && known.delivered + known.refused >= MIN_PIN_PARCELS
  return tells ? { ...order, pinFacts: known } : order
}
