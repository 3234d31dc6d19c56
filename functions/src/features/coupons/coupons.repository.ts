import type { Connect } from '#database/connect.ts'
import { hasOrderedOf } from '#database/repositories/former-customers.repository.ts'

export const couponsRepository = (connect: Connect) => ({
  find: async (key: string) => {
    const { coupons } = await connect()
    return (await coupons.doc(key).get()).data()
  },

  hasOrders: hasOrderedOf(connect),
})
