import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import type { Change } from '../../../firestore-emulator/src/engine/document.ts'
import { unitsHeld } from './stored.ts'
import type { StoredOrder, StoredProduct } from './stored.ts'
import { stockKey } from './tables.ts'
import type { Tables } from './tables.ts'

type Say = (fault: string) => void

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/**
 * Checks that each variant's stock equals the ledger's and isn't negative, and that units sold equal those in orders.
 */
const checkProduct = (tables: Tables, id: string, product: StoredProduct, say: Say) => {
  const { variants, countInStock, sold } = product
  const stock = new Map<string, number>(
    variants
      ? variants.map((variant) => [
          stockKey(id, { size: '', color: '', ...variant }),
          variant.countInStock,
        ])
      : [[id, countInStock]],
  )
  if (variants && sum(variants.map((variant) => variant.countInStock)) !== countInStock)
    say(`product ${id}: its variants do not sum up to its stock ${countInStock}`)
  for (const key of new Set([...stock.keys(), ...(tables.ledgerKeys.get(id) ?? [])])) {
    const units = stock.get(key) ?? 0
    const entered = tables.ledger.get(key) ?? 0
    if (units !== entered) say(`product ${key}: stock ${units}, but the ledger says ${entered}`)
    if (units < 0) say(`product ${key}: stock ${units} is below nothing`)
  }
  const taken = (tables.taken.get(id) ?? 0) - (tables.unsold.get(id) ?? 0)
  if (sold !== taken) say(`product ${id}: sold ${sold}, but orders took ${taken}`)
  const [stars, reviews] = [tables.stars.get(id) ?? 0, tables.reviews.get(id) ?? 0]
  if ((product.ratingSum ?? 0) !== stars || (product.ratingCount ?? 0) !== reviews)
    say(
      `product ${id}: rated ${product.ratingSum} by ${product.ratingCount}, but its reviews say ${stars} by ${reviews}`,
    )
  const counts = product.starCounts ?? []
  if (sum(counts) !== reviews || sum(counts.map((count, index) => count * (index + 1))) !== stars)
    say(
      `product ${id}: its counts of stars are ${counts.join(' ')}, but its reviews say ${stars} by ${reviews}`,
    )
}

/** Checks that amounts add up, and that status, cash, history and returns agree. */
const checkOrder = (id: string, order: StoredOrder, say: Say) => {
  const { lines, itemsPrice, shippingPrice, totalPrice, discount = 0, status } = order
  if (sum(lines.map(({ price, quantity }) => price * quantity)) !== itemsPrice)
    say(`order ${id}: its lines do not sum up to ${itemsPrice}`)
  if (itemsPrice + shippingPrice - discount !== totalPrice)
    say(`order ${id}: ${itemsPrice} + ${shippingPrice} - ${discount} is not ${totalPrice}`)
  if (order.isDelivered !== (ruleOf(status).money === 'booked'))
    say(`order ${id}: ${status}, and delivered: ${order.isDelivered}`)
  if (order.isPaid && !order.isDelivered) say(`order ${id}: paid before it was delivered`)
  const isBack = isCancelled(status) && !order.isComingBack
  if (isBack !== (order.stock === 'returned'))
    say(`order ${id}: ${status}, and its units are ${order.stock}`)
  if (order.statusHistory.at(-1)?.status !== status)
    say(`order ${id}: ${status}, but its history ends otherwise`)
  const returns = order.returns ?? []
  const worths = returns.map(({ refund = 0, exchange }) => refund + (exchange?.amount ?? 0))
  if (sum(worths) !== (order.refunded ?? 0))
    say(`order ${id}: refunds do not sum up to ${order.refunded}`)
  if ((order.refunded ?? 0) > totalPrice) say(`order ${id}: more was refunded than it cost`)
  const [ahead, back] = [order.advances ?? [], order.paidBack ?? []].map((payments) =>
    sum(payments.map(({ amount }) => amount)),
  )
  const advanced = (ahead ?? 0) - (back ?? 0)
  if (advanced !== (order.advanced ?? 0))
    say(`order ${id}: ${order.advanced} is paid ahead, but its payments come to ${advanced}`)
  if (advanced < 0) say(`order ${id}: more was paid back than was paid ahead`)
  const { remittance } = order
  if (remittance && sum(remittance.payments.map(({ amount }) => amount)) !== remittance.paid)
    say(`order ${id}: ${remittance.paid} came from its courier, but its payments say otherwise`)
  const toCollect = Math.max(0, totalPrice - advanced)
  if (order.owed && remittance && order.owed.state !== 'due') {
    const isShort = remittance.paid < toCollect
    if (isShort !== (order.owed.state === 'short'))
      say(`order ${id}: ${remittance.paid} of ${toCollect} came, and it is ${order.owed.state}`)
  }
  const isDue =
    returns.some(({ refundState }) => refundState === 'due') ||
    advanced > (isCancelled(status) ? 0 : totalPrice)
  if ((order.refundDue ?? false) !== isDue)
    say(`order ${id}: refundDue is ${order.refundDue}, and its returns say ${isDue}`)
  if ((order.openReturn ?? false) !== (returns.at(-1)?.state === 'requested'))
    say(`order ${id}: openReturn is ${order.openReturn}`)
}

/** Checks that the ledger's outgoing units equal the order's. */
const checkUnits = (tables: Tables, id: string, order: StoredOrder, say: Say) => {
  const held = unitsHeld(order)
  for (const { productId } of order.lines) {
    const [units, taken] = [
      held.get(productId) ?? 0,
      tables.takenByOrder.get(`${id} ${productId}`) ?? 0,
    ]
    if (units !== taken)
      say(`order ${id} holds ${units} of ${productId}, but the ledger has ${taken} out`)
  }
}

const checkCheckout = (tables: Tables, id: string, order: StoredOrder, say: Say) => {
  const { checkoutId } = order
  const first = tables.orderOfCheckout.get(checkoutId)
  if (first !== undefined && first !== id)
    say(`checkout ${checkoutId} became two orders: ${first}, ${id}`)
  tables.orderOfCheckout.set(checkoutId, id)
  const checkout = tables.checkouts.get(checkoutId)
  if (checkout && checkout.orderId !== id)
    say(`checkout ${checkoutId} does not know its order ${id}`)
  if (checkout && checkout.userId !== order.userId)
    say(`order ${id} is of another than its checkout`)
}

/** Checks that each order has one number that never changes. */
const checkNumber = (tables: Tables, id: string, { number }: StoredOrder, say: Say) => {
  if (number === undefined) return
  const first = tables.orderOfNumber.get(number)
  if (first !== undefined && first !== id)
    say(`orders ${first} and ${id} have one number: ${number}`)
  tables.orderOfNumber.set(number, id)
}

/** Checks all invariants that one commit's changes touch. */
export const checkCommit = (tables: Tables, changes: readonly Change[], say: Say): void => {
  const products = new Set<string>()
  for (const { path, before, after } of changes) {
    const [collection, id = ''] = path.split('/')
    if (collection === 'products') products.add(id)
    const fields = (after ?? before)?.fields
    const productId = fields?.get('productId')
    if (
      (collection === 'stockMovements' || collection === 'reviews') &&
      productId?.type === 'string'
    )
      products.add(productId.value)
    const order = collection === 'orders' ? tables.orders.get(id) : undefined
    if (!order) continue
    checkOrder(id, order, say)
    checkUnits(tables, id, order, say)
    checkCheckout(tables, id, order, say)
    checkNumber(tables, id, order, say)
    if (before && before.fields.get('statusHistory')?.type === 'array')
      checkHistory(id, before, order, say)
  }
  for (const id of products) {
    const product = tables.products.get(id)
    if (product) checkProduct(tables, id, product, say)
    else say(`product ${id} is gone, but its ledger is not`)
  }
}

const checkHistory = (
  id: string,
  before: NonNullable<Change['before']>,
  order: StoredOrder,
  say: Say,
) => {
  const history = before.fields.get('statusHistory')
  if (history?.type === 'array' && history.values.length > order.statusHistory.length)
    say(`order ${id}: its history has become shorter`)
}
