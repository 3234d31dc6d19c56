import { couponKey } from '@bartan/contract/coupons/rules'
import { isCancelled } from '@bartan/contract/orders/order-process'
import type { Change } from '../../../firestore-emulator/src/engine/document.ts'
import type { Tables } from './tables.ts'

type OfferUse = { offerId: string; usesId: string }

type Say = (fault: string) => void

const NEWSLETTER = 'newsletter'

const checkOffer = (tables: Tables, id: string, say: Say) => {
  const offer = tables.offers.get(id)
  if (!offer) return
  const { kind, used, usesTotal = Infinity } = offer
  // A sale reduces lines, and isn't stored as an order's offer.
  if (kind === 'sale') return
  const orders = tables.ordersWith.get(id) ?? 0
  if (used !== orders) say(`offer ${id}: used ${used} times, but ${orders} orders have it`)
  if (used > usesTotal) say(`offer ${id}: used ${used} times of ${usesTotal}`)
}

const checkPhone = (tables: Tables, { offerId, usesId }: OfferUse, say: Say) => {
  const used = tables.ordersWith.get(usesId) ?? 0
  const most = tables.offers.get(offerId)?.usesPerPhone ?? Infinity
  if (used > most) say(`offer ${offerId}: used ${used} times of ${most} by one phone`)
}

/** Checks that a newsletter code names the one order that used it, unless that is cancelled. */
const checkCoupon = (tables: Tables, id: string, say: Say) => {
  const orderId = tables.coupons.get(id)?.orderId
  if (!orderId) return
  const order = tables.orders.get(orderId)
  if (!order || isCancelled(order.status) || couponKey(order.couponCode ?? '') !== id)
    say(`coupon ${id} is taken by order ${orderId}, which does not have it`)
}

const checkOrder = (tables: Tables, id: string, say: Say) => {
  const order = tables.orders.get(id)
  if (!order) return
  const { offer, offerUse, couponCode = '', status } = order
  if (offerUse) {
    checkOffer(tables, offerUse.offerId, say)
    checkPhone(tables, offerUse, say)
  }
  if (offer?.id !== NEWSLETTER || isCancelled(status)) return
  const taken = tables.coupons.get(couponKey(couponCode))?.orderId
  if (taken !== id) say(`order ${id} has the code ${couponCode}, which is taken by ${taken}`)
}

const CHECKS = new Map([
  ['offers', checkOffer],
  ['coupons', checkCoupon],
  ['orders', checkOrder],
])

/** Checks after each commit that counted uses equal the orders with an offer or code, within its limits. */
export const checkOffers = (tables: Tables, changes: readonly Change[], say: Say): void => {
  for (const { path } of changes) {
    const [collection = '', id = ''] = path.split('/')
    CHECKS.get(collection)?.(tables, id, say)
  }
}
