import {
  RETURN_REASONS,
  daysToReturn,
  isReturnOpen,
  unitsReturnable,
  type ReturnReason,
} from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'
import { textIn } from './returned-goods-texts.ts'

/** Reasons for which a part of the order can be returned now; none after the deadlines. */
export const openReasons = (shop: Shop, order: Order, now: number): readonly ReturnReason[] =>
  RETURN_REASONS.filter(
    (why) =>
      isReturnOpen(order, new Date(now), daysToReturn(why, shop.returnDays)) &&
      order.orderItems.some((line) => unitsReturnable(line, order.returns, why) > 0),
  )

const isReturnReason = (text: string): text is ReturnReason =>
  RETURN_REASONS.some((one) => one === text)

/** A return's reason in words; older returns contain the customer's own text. */
export const reasonText = (language: Language, reason: string): string =>
  isReturnReason(reason) ? textIn(language, `why.${reason}`) : reason
