import { randomUUID } from 'node:crypto'
import { reason } from '@bartan/contract/reasons/reasons'
import { chargesOf } from '@bartan/contract/checkout/charges'
import type { Settings } from '@bartan/contract/settings/settings'
import type { Order } from '@bartan/contract/orders/schema'
import type { PhoneOrder } from '@bartan/contract/checkout/phone-order-schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { PhoneOrderUnit } from './phone-order-unit.repository.ts'
import { paceOf } from './pace-of.ts'
import { priceLines } from './price-lines.ts'

type Ports = {
  transact: Transact<PhoneOrderUnit>
  settings: () => Promise<Pick<Settings, 'shipping' | 'pinRules' | 'closure'>>
  hasAccount: (userId: string) => Promise<boolean>
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

export const phoneOrdersService = ({
  transact,
  settings,
  hasAccount,
  productsChanged,
  clock,
}: Ports) => ({
  place: async (
    { key = randomUUID(), userId = '', customer, orderItems, shippingAddress }: PhoneOrder,
    by: Caller,
  ): Promise<Order> => {
    if (userId !== '' && !(await hasAccount(userId)))
      throw new AppError('not_found', reason('user_not_found'), {
        fields: { userId: reason('user_not_found') },
      })
    const productIds = [...new Set(orderItems.map(({ productId }) => productId))].sort()
    const at = clock.now()
    // Nobody is refused here, closed or not: whoever takes the call knows best.
    const rules = await settings()
    const pace = paceOf(shippingAddress, rules)
    const id = `phone-${key}`
    const locks = [...productIds.map(lockOf.product), lockOf.phone(customer.phone)]
    const order = await transact(locks, async (unit, keep) => {
      const placed = await unit.order(id)
      if (placed) return keep.reply(placed)
      const lines = priceLines(orderItems, await unit.products(productIds))
      const quote = { lines, ...chargesOf(lines, undefined, rules.shipping) }
      const wanted = { quote, userId, user: customer, shippingAddress, pace, by, at }
      return keep.reply(await unit.place(id, wanted))
    })
    await productsChanged(productIds)
    return order
  },
})

export type PhoneOrdersService = ReturnType<typeof phoneOrdersService>
