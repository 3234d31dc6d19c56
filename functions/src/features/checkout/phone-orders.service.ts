import { randomUUID } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { chargesOf } from '@bartan/contract/checkout/charges'
import type { Order } from '@bartan/contract/orders/schema'
import type { PhoneOrder } from '@bartan/contract/checkout/phone-order-schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import type { Sellable } from '#domain/stock/sellable.ts'
import { priceLines } from './price-lines.ts'
import type { Quote } from './price-lines.ts'

export type Placing = {
  id: string
  productIds: string[]
  /** Called with the products as the transaction reads them; throws if the order can't be placed. */
  price: (products: ReadonlyMap<string, Sellable>) => Quote
  /** Whose list of orders it belongs to; '' for nobody's. */
  userId: string
  customer: PhoneOrder['customer']
  shippingAddress: PhoneOrder['shippingAddress']
  by: Caller
  at: Date
}

type Ports = {
  /** One transaction; returns the existing order if there is one under the id. */
  place: (placing: Placing) => Promise<Order>
  hasAccount: (userId: string) => Promise<boolean>
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

export const phoneOrdersService = ({ place, hasAccount, productsChanged, clock }: Ports) => ({
  place: async (
    { key = randomUUID(), userId = '', customer, orderItems, shippingAddress }: PhoneOrder,
    by: Caller,
  ): Promise<Order> => {
    if (userId !== '' && !(await hasAccount(userId)))
      throw new AppError('not_found', reason('user_not_found'), {
        fields: { userId: reason('user_not_found') },
      })
    const productIds = [...new Set(orderItems.map(({ productId }) => productId))].sort()
    const price = (products: ReadonlyMap<string, Sellable>): Quote => {
      const lines = priceLines(orderItems, products)
      return { lines, ...chargesOf(lines) }
    }
    const at = clock.now()
    const id = `phone-${key}`
    const order = await place({
      id,
      productIds,
      price,
      userId,
      customer,
      shippingAddress,
      by,
      at,
    })
    await productsChanged(productIds)
    return order
  },
})

export type PhoneOrdersService = ReturnType<typeof phoneOrdersService>
