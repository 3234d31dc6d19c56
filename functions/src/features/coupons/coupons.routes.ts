import { checkCoupon } from '@bartan/contract/coupons/endpoints'
import { handle } from '#http/framework/route.ts'
import type { CouponsService } from './coupons.service.ts'

export const couponRoutes = (coupons: CouponsService) => [
  handle(checkCoupon, ({ caller, body }) => coupons.check(caller, body.code, 'code')),
]
