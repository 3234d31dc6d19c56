import { isCancelled, ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import type { OfferUse } from '#domain/offers/offer-lines.ts'
import type { Database } from '../collections.ts'
import type { UnitOfWork } from '../unit-of-work.ts'

const USING = ORDER_STATUSES.filter((status) => !isCancelled(status))

/** A phone's orders with an offer, without cancelled ones. */
export const ordersOfUse = ({ orders }: Pick<Database, 'orders'>, usesId: string) =>
  orders.where('offerUse.usesId', '==', usesId).where('status', 'in', USING)

/**
 * Whether another use would exceed the limit, checked in the transaction of that order. Uses are orders: the offer's
 * document has their number, and a phone's are queried.
 */
export const isUsedUp = async (
  database: Pick<Database, 'offers' | 'orders'>,
  work: UnitOfWork,
  { offerId, usesId }: OfferUse,
): Promise<boolean> => {
  const offer = await work.read(database.offers.doc(offerId))
  const { used = 0, usesTotal = Infinity, usesPerPhone } = offer ?? {}
  if (used >= usesTotal) return true
  if (usesPerPhone === undefined) return false
  const own = await work.find(ordersOfUse(database, usesId).limit(usesPerPhone).select())
  return own.length >= usesPerPhone
}
