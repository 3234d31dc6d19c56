import { shop } from '#lib/shop-settings.ts'
import {
  RETURN_REASONS,
  daysToReturn,
  isReturnOpen,
  unitsReturnable,
} from '@bartan/contract/orders/return-rules'
import type { ReturnReason } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { t } from './texts.ts'

/** For which reasons something of an order can be returned now; none once the days are over. */
export const openReasons = (order: Order): readonly ReturnReason[] =>
  RETURN_REASONS.filter(
    (why) =>
      isReturnOpen(order, new Date(), daysToReturn(why, shop().returnDays)) &&
      order.orderItems.some((line) => unitsReturnable(line, order.returns, why) > 0),
  )

const isReturnReason = (text: string): text is ReturnReason =>
  RETURN_REASONS.some((one) => one === text)

/** Why something is returned, in words: what customers wrote before there were reasons to choose from is their own. */
export const reasonText = (reason: string): string =>
  isReturnReason(reason) ? t(`why.${reason}`) : reason
