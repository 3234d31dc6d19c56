import type { Connect } from '#database/connect.ts'
import { hasOrderedOf } from '#domain/former-customers.repository.ts'
import type { KnownCoupon } from './coupons.service.ts'

export const couponsRepository = (connect: Connect) => ({
  find: async (key: string): Promise<KnownCoupon | undefined> => {
    const { coupons } = await connect()
    return (await coupons.doc(key).get()).data()
  },

  hasOrders: hasOrderedOf(connect),
})
