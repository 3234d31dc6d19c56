import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { NO_MONEY, paise } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Pricing } from '#domain/stock/with-current-price.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { ProductDocument } from '#database/product-documents.ts'
import { NOT_ASKED } from '#database/to-order.ts'
import { deliveryTimeOf } from '#domain/orders/delivery-time-of.ts'
import { withCurrentPrices } from '#domain/stock/with-current-price.ts'
import { outOfStock, shortLines } from '#domain/stock/sellable.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import type { ChangeAuthor } from '#domain/orders/order-history.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { exchangedGoods } from './exchanged-lines.ts'
import type { Exchanged } from './exchanged-lines.ts'
import type { ProductId } from '@bartan/contract/products/product-id'

type NewOrder = {
  id: string
  exchanged: readonly Exchanged[]
  /** What was paid for its returned units. */
  worth: Paise
  products: ReadonlyMap<ProductId, ProductDocument>
  settings: Pick<Settings, 'pinRules' | 'closure'>
  pricing: Pricing
  by: ChangeAuthor
  at: Date
}

/** Places the replacement order for the same customer and address, paid by the returned goods. */
export const placeExchange = async (
  unit: OrderUnit,
  { document: before, order }: StoredOrder,
  { id, exchanged, worth, products, settings, pricing, by, at: now }: NewOrder,
): Promise<{ order: StoredOrder['order']; amount: Paise }> => {
  const sellable = withCurrentPrices(unit.sellable(products), pricing)
  const { lines, prices } = exchangedGoods(exchanged, {
    worth,
    bought: before.lines,
    products: sellable,
  })
  const short = shortLines(lines, (productId) => sellable.get(productId))
  if (short.length > 0) throw outOfStock(short)
  const at = unit.timestamp(now)
  const { userId, user, shippingAddress, paymentMethod, buyerGstin, buyerName, language } = before
  const amount = paise(Math.min(worth, prices.totalPrice))
  const pace = deliveryTimeOf(shippingAddress, settings)
  const document: OrderDocument = {
    checkoutId: id,
    exchangeOf: order.number,
    userId,
    user,
    ...(before.isOwnerGone && { isOwnerGone: true }),
    ...(before.isPractice && { isPractice: true }),
    lines,
    productIds: [...new Set(lines.map(({ productId }) => productId))],
    shippingAddress,
    ...(buyerGstin && { buyerGstin }),
    ...(buyerName && { buyerName }),
    ...(language && { language }),
    paymentMethod,
    shippingPrice: NO_MONEY,
    ...prices,
    advances: [{ amount, via: 'exchange', reference: order.number, at, by: changeAuthor(by) }],
    advanced: amount,
    createdAt: at,
    estimatedDelivery: unit.timestamp(new Date(estimatedDelivery(now.toISOString(), pace))),
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    status: 'Processing',
    statusHistory: [{ status: 'Processing', at, by: changeAuthor(by) }],
    stock: 'taken',
    confirmation: NOT_ASKED,
    shippedAt: null,
  }
  const placed = unit.create(id, document)
  unit.moveUnits(products, placed, { lines, reason: 'order', by: by._id })
  unit.audit(placed, {
    by,
    action: 'order.placed',
    changes: {
      status: { from: null, to: document.status },
      totalPrice: { from: null, to: document.totalPrice },
    },
  })
  const mailed = await unit.mail(placed, now)
  return { order: mailed.order, amount }
}
