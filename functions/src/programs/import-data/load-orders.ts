import { ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import { PAYMENT_METHOD, chargesOf } from '@bartan/contract/pricing/charges'
import { namesToCopy } from '@bartan/contract/products/names'
import { NO_SKU } from '@bartan/contract/products/product-id'
import { variantOf } from '@bartan/contract/products/variants'
import { toPaise } from '@bartan/contract/shared/money'
import { HOUR_MS, startOfDay } from '@bartan/contract/shared/shop-day'
import type { ShopData, ShopOrder } from '@bartan/contract/shop-data'
import type { User } from '@bartan/contract/users/schema'
import type { Database } from '#database/collections.ts'
import type { OrderDocument, OrderLineDocument } from '#database/order-documents.ts'
import { withDerived } from '#database/repositories/write-order.repository.ts'
import type { CashDayDocument } from '#database/tally-documents.ts'
import { NOT_ASKED } from '#database/to-order.ts'
import { cashOfDay, openOf, type CashDay } from '#domain/orders/cash-day.ts'
import { rowsOf } from '#domain/orders/order-rows.ts'
import { documentsOf, OrderTally, type PlacedDocument } from '#domain/orders/order-tally.ts'
import { PhoneFactsSum } from '#domain/orders/phone-facts.ts'
import type { Place } from '#domain/orders/sales-sums.ts'
import { imageOf } from '#domain/stock/sellable.ts'
import { Bulk } from './bulk.ts'
import { orderNumberer, productIdOf, stableId } from './stable-id.ts'

type PastChange = { status: OrderStatus; at: Date; by: 'customer' | 'admin' }

/** The statuses that an order went through, and after how many hours. */
const WAY: Record<OrderStatus, [OrderStatus, number][]> = {
  Processing: [],
  Shipped: [['Shipped', 5]],
  Delivered: [
    ['Shipped', 5],
    ['Delivered', 24],
  ],
  Cancelled: [['Cancelled', 3]],
}

/** The history of an order placed then; nothing in it is in the future. */
export const pastChanges = (status: OrderStatus, createdAt: Date, now: Date): PastChange[] => [
  { status: 'Processing', at: createdAt, by: 'customer' },
  ...WAY[status].map(([reached, hours]) => ({
    status: reached,
    at: new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, now.getTime())),
    by: 'admin' as const,
  })),
]

type ShopProduct = ShopData['products'][number]
type Setting = { database: Database; users: ReadonlyMap<string, User>; admin: User; now: Date }

const linesOf = (order: ShopOrder, bySku: ReadonlyMap<string, ShopProduct>): OrderLineDocument[] =>
  order.lines.flatMap(({ sku, size, color, quantity }) => {
    const product = bySku.get(sku)
    if (!product) return []
    const { name, variants = [] } = product
    const sold = variantOf(variants, { size, color }) ?? product
    return [
      {
        productId: productIdOf(sku),
        size,
        color,
        sku: sold.sku,
        quantity,
        name,
        ...namesToCopy(product),
        image: imageOf(product, color),
        price: toPaise(sold.price),
      },
    ]
  })

const documentOf = (
  order: ShopOrder,
  user: User,
  lines: OrderLineDocument[],
  { database: { timestamp }, admin, now }: Setting,
): OrderDocument => {
  const createdAt = new Date(order.createdAt)
  const history = pastChanges(order.status, createdAt, now)
  const shipped = history.find(({ status }) => ruleOf(status).money === 'due')
  const { money, stock } = ruleOf(order.status)
  const isDelivered = money === 'booked'
  const changedAt = timestamp(history.at(-1)?.at ?? createdAt)
  return {
    checkoutId: stableId('checkout', order.phone, order.createdAt),
    userId: user._id,
    user: { name: user.name, phone: user.phone, ...(user.email && { email: user.email }) },
    lines,
    productIds: [...new Set(lines.map(({ productId }) => productId))],
    shippingAddress: order.shippingAddress,
    paymentMethod: PAYMENT_METHOD,
    ...chargesOf(lines),
    createdAt: timestamp(createdAt),
    isPaid: isDelivered,
    paidAt: isDelivered ? changedAt : null,
    isDelivered,
    deliveredAt: isDelivered ? changedAt : null,
    status: order.status,
    statusHistory: history.map(({ status, at, by }) => {
      const { _id, name, role } = by === 'admin' ? admin : user
      return { status, at: timestamp(at), by: { _id, name, role } }
    }),
    stock,
    confirmation: NOT_ASKED,
    shippedAt: shipped ? timestamp(shipped.at) : null,
  }
}

/** An order's ledger entries: its units left the stock; a cancelled order's came back. */
const writeMovements = (
  bulk: Bulk,
  { stockMovements }: Database,
  orderId: string,
  { lines, userId, statusHistory, stock }: OrderDocument,
): void => {
  const [placed, last] = [statusHistory[0], statusHistory.at(-1)]
  if (!placed || !last) return
  for (const [index, { productId, size, color, sku = NO_SKU, quantity }] of lines.entries()) {
    // A line's SKU that isn't its product's is a variant's.
    const isVariant = productId !== productIdOf(sku)
    const entry = { productId, orderId, ...(isVariant && { variant: { size, color, sku } }) }
    const taken = { ...entry, quantity: -quantity, by: userId, at: placed.at }
    const key = [orderId, String(index)]
    bulk.set(stockMovements.doc(stableId('order', ...key)), { ...taken, reason: 'order' })
    if (stock === 'taken') continue
    const returned = { ...entry, quantity, by: last.by._id, at: last.at }
    const id = stableId('cancellation', ...key)
    bulk.set(stockMovements.doc(id), { ...returned, reason: 'cancellation' })
  }
}

/** A driver brings a day's cash on the next morning. */
const HANDED_OVER_MS = 34 * HOUR_MS

/** What was collected at the door has been handed over, but for the last day. */
const handovers = (
  { collection, id: day, data }: PlacedDocument<number | string>,
  { database: { timestamp }, admin: { _id, name, role }, now }: Setting,
): Pick<CashDayDocument, 'handovers'> => {
  if (collection !== 'cashDays') return {}
  const at = new Date(startOfDay(day).getTime() + HANDED_OVER_MS)
  if (at >= now) return {}
  const brought = cashOfDay(data as CashDay).map(({ courier, sums }) => ({
    id: stableId('handover', day, courier),
    courier,
    amount: openOf(sums),
    at: timestamp(at),
    by: { _id, name, role },
  }))
  return { handovers: brought.filter(({ amount }) => amount > 0) }
}

/** Loads past orders. The stock in the data is final; orders don't reduce it again. */
export const loadOrders = async (shop: ShopData, setting: Setting): Promise<void> => {
  const { database, users } = setting
  const bySku = new Map(shop.products.map((product) => [product.sku, product]))
  const bulk = new Bulk(database)
  const numberOf = orderNumberer()
  const facts = new PhoneFactsSum()
  const tally = new OrderTally()
  const rows: [Place, string][] = []
  for (const [index, order] of shop.orders.entries()) {
    const user = users.get(order.phone)
    if (!user) continue
    const id = stableId('order', order.phone, order.createdAt, String(index))
    const number = numberOf(id)
    const told = documentOf(order, user, linesOf(order, bySku), setting)
    const document = withDerived({ number, ...told })
    bulk.set(database.orders.doc(id), document)
    facts.add(document)
    tally.add(document)
    rows.push(...rowsOf(id, document))
    bulk.set(database.orderNumbers.doc(number), { orderId: id })
    writeMovements(bulk, database, id, document)
  }
  for (const [phone, sum] of facts.sums) bulk.set(database.phoneFacts.doc(phone), sum)
  const sums: [Place, number | string][] = [...tally.entries(), ...rows]
  for (const placed of documentsOf(sums)) {
    const { collection, id, data } = placed
    bulk.set(database.firestore.collection(collection).doc(id), {
      ...data,
      ...handovers(placed, setting),
      schemaVersion: 1,
    })
  }
  await bulk.close()
}
