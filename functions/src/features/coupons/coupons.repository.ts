import type { Phone } from '@bartan/contract/users/rules'
import { firstOrderQuery } from '#domain/orders/first-order.repository.ts'
import type { Connect } from '#database/connect.ts'
import type { KnownCoupon } from './coupons.service.ts'

export const couponsRepository = (connect: Connect) => ({
  find: async (key: string): Promise<KnownCoupon | undefined> => {
    const { coupons } = await connect()
    return (await coupons.doc(key).get()).data()
  },

  hasOrders: async (phone: Phone): Promise<boolean> => {
    const query = firstOrderQuery(await connect(), phone).select()
    return !(await query.get()).empty
  },
})
