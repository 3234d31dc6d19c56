import type { Goods } from '@bartan/contract/offers/scope'
import { SOLD_STATUSES } from '@bartan/contract/orders/order-process'
import type { ProductId } from '@bartan/contract/products/product-id'
import { DAY_MS } from '@bartan/contract/shared/shop-day'
import type { Connect } from '#database/connect.ts'
import type { OrderDocument } from '#database/order-documents.ts'
import type { SimulatedOrder } from './simulate-offer.ts'

const DAYS = 30

/** In a shop with more orders, only the newest are used. */
const MAX_ORDERS = 5000

export type GoodsOf = (productId: ProductId) => Goods

/** Orders on which an offer is simulated: those of the last 30 days without cancelled ones, oldest first. */
export const recentOrdersRepository =
  (connect: Connect, catalog: () => Promise<GoodsOf>) =>
  async (now: Date): Promise<SimulatedOrder[]> => {
    const { orders, timestamp } = await connect()
    const goodsOf = await catalog()
    const query = orders
      .where('createdAt', '>=', timestamp(new Date(now.getTime() - DAYS * DAY_MS)))
      .orderBy('createdAt', 'desc')
      .limit(MAX_ORDERS)
      .select('status', 'lines', 'shippingPrice', 'user')
    const { docs } = await query.get()
    return docs
      .map((order) => order.data() as OrderDocument)
      .filter(({ status }) => SOLD_STATUSES.includes(status))
      .map(({ lines, shippingPrice, user }) => ({
        phone: user.phone,
        shippingPrice,
        lines: lines.map(({ productId, size, color, price, quantity }) => ({
          ...goodsOf(productId),
          productId,
          size,
          color,
          price,
          quantity,
        })),
      }))
      .toReversed()
  }
