import { isCancelled, ruleOf } from '@bartan/contract/orders/order-process'
import type { Change } from '../../../firestore-emulator/src/engine/document.ts'
import { unitsHeld, type StoredOrder, type StoredProduct } from './stored.ts'
import { stockKey, type Tables } from './tables.ts'

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

const amountsOf = (entries: readonly { amount: number }[]) =>
  sum(entries.map(({ amount }) => amount))

/** Checks that an order's account comes to what became of the order, and that no figure was made out of nothing. */
const checkAccount = (id: string, order: StoredOrder, say: Say) => {
  const { status, totalPrice, account = [], remittance } = order
  const of = (...causes: string[]) =>
    amountsOf(account.filter(({ cause }) => causes.includes(cause)))
  const goods = of('placed', 'lines')
  if (goods !== totalPrice) say(`order ${id}: charged ${goods}, but it comes to ${totalPrice}`)
  const charged = of('placed', 'lines', 'return', 'cancelled', 'written_off')
  if (charged < 0) say(`order ${id}: ${charged} is charged`)
  if (isCancelled(status) && charged !== 0)
    say(`order ${id}: cancelled, and ${charged} of it is charged`)
  const isBooked = ruleOf(status).money === 'booked'
  if (!isBooked && of('door') !== 0) say(`order ${id}: ${status}, and ${of('door')} was collected`)
  const held = of('advance', 'door', 'exchange') - of('refund')
  if (held < 0) say(`order ${id}: ${-held} more was given than was received`)
  const balance = charged - held
  if ((order.refundDue ?? false) !== balance < 0)
    say(`order ${id}: refundDue is ${order.refundDue}, and its account comes to ${balance}`)
  const isShort = balance > 0 && !ruleOf(status).open
  if ((order.isShort ?? false) !== isShort)
    say(`order ${id}: isShort is ${order.isShort}, and its account comes to ${balance}`)
  if (remittance && amountsOf(remittance.payments) !== remittance.paid)
    say(`order ${id}: ${remittance.paid} came from its courier, but its payments say otherwise`)
  if (order.owed && remittance && order.owed.state !== 'due' && !order.isHandedOver) {
    const collected = amountsOf(
      account.filter(({ cause, via }) => cause === 'door' && via !== 'upi'),
    )
    if (remittance.paid < collected !== (order.owed.state === 'short'))
      say(`order ${id}: ${remittance.paid} of ${collected} came, and it is ${order.owed.state}`)
  }
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
  if ((order.refunded ?? 0) > totalPrice) say(`order ${id}: more was refunded than it cost`)
  checkAccount(id, order, say)
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
