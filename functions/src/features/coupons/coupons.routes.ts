import { checkCoupon } from '@bartan/contract/coupon'
import { handle } from '../../http/route.ts'
import type { CouponsService } from './coupons.service.ts'

export const couponRoutes = (coupons: CouponsService) => [
  handle(checkCoupon, ({ caller, body }) => coupons.check(caller, body.code, 'code')),
]
