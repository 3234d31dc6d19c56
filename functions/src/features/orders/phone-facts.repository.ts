import type { PhoneFacts } from '@bartan/contract/orders/desk-schema'
import { requiredAdvance } from '@bartan/contract/orders/required-advance'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { confirmFirstReason } from '@bartan/contract/settings/confirm-first'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Database } from '#database/collections.ts'
import { factsOf, NO_FACTS } from '#domain/orders/phone-facts.ts'

/** By phone. One read each. */
export const readPhoneFacts = async (
  { firestore, phoneFacts }: Pick<Database, 'firestore' | 'phoneFacts'>,
  phones: readonly string[],
): Promise<ReadonlyMap<string, PhoneFacts>> => {
  const known = [...new Set(phones)].filter((phone) => phone !== '')
  if (known.length === 0) return new Map()
  const found = await firestore.getAll(...known.map((phone) => phoneFacts.doc(phone)))
  return new Map(found.map((facts) => [facts.id, { ...NO_FACTS, ...(facts.data() as PhoneFacts) }]))
}

/** The order itself counts, even if the facts were erased with an account of that phone. */
export const withFacts = (
  order: StaffOrder,
  facts: ReadonlyMap<string, PhoneFacts>,
  { orders: { confirmFirst: rule, askAdvance: asks = {} } }: Pick<Settings, 'orders'>,
): StaffOrder => {
  const known = facts.get(order.user.phone) ?? NO_FACTS
  const own = factsOf(order)
  const delivered = Math.max(own.delivered, known.delivered)
  const refused = Math.max(own.refused, known.refused)
  const orders = Math.max(own.orders, known.orders, delivered + refused)
  const confirmFirst = confirmFirstReason(rule, { totalPrice: order.totalPrice, refused })
  const askAdvance = requiredAdvance(asks, order, { delivered, refused })
  return {
    ...order,
    ...(askAdvance !== undefined && { askAdvance }),
    phoneFacts: { orders, delivered, refused },
    ...(confirmFirst && { confirmFirst }),
  }
}
