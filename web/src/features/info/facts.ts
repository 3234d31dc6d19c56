import { COUPON_PERCENT } from '@bartan/contract/coupons/rules'
import { toRupees } from '@bartan/contract/shared/money'
import { RETURN_DAYS } from '@bartan/contract/orders/return-rules'
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '@bartan/contract/checkout/shipping'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { formatRupees } from '#components/commerce/format-rupees.ts'

/** Numbers and names that the pages mention, from where they are decided. */
export const FACTS = {
  freeFrom: formatRupees(toRupees(FREE_SHIPPING_FROM)),
  fee: formatRupees(toRupees(SHIPPING_FEE)),
  returnDays: RETURN_DAYS,
  percent: COUPON_PERCENT,
  phone: SHOP.phone,
  email: SHOP.email,
} as const
