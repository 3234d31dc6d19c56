import {
  daysToReturn,
  returnableUntil,
  unitsReturnable,
} from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { formatDayOfMonth } from '#components/ui/format-date.ts'
import { formatShortMoment } from '#components/ui/format-moment.ts'
import { useNow } from '#lib/clock.ts'
import { shopTel, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = { call: css({ textDecoration: 'underline', textUnderlineOffset: '3px' }) }

/** Thanks, and until when a delivered order can be returned; or what comes of a return that was asked for. */
export const AfterDelivery = ({ order, className }: { order: Order; className: string }) => {
  const t = useText()
  const shop = useShop()
  const now = useNow()
  const { deliveredAt, orderItems, returns } = order
  const days = daysToReturn('not_wanted', shop.returnDays)
  const isEligible =
    days > 0 && orderItems.some((line) => unitsReturnable(line, returns, 'not_wanted') > 0)
  const until = deliveredAt && isEligible ? returnableUntil(deliveredAt, days) : undefined
  const isOpen = until !== undefined && now <= Date.parse(until)
  const day = until === undefined ? '' : formatDayOfMonth(t.language, until)
  // The period ends at the hour of the delivery, which matters on its last day.
  const isLastDay = until !== undefined && dayOf(new Date(now)) === dayOf(new Date(until))
  if (returns?.some(({ state }) => state === 'requested'))
    return <p className={className}>{t('returnAsked', { phone: order.shippingAddress.phone })}</p>
  return (
    <p className={className}>
      {t('thanksForShopping')}{' '}
      {isOpen ? (
        t('returnUntil', { day: isLastDay ? formatShortMoment(t.language, until) : day })
      ) : (
        <>
          {day ? t('returnEnded', { day }) : t('damaged')}{' '}
          {shop.phone && (
            <a className={styles.call} href={shopTel(shop)}>
              {t('callUs')}
            </a>
          )}
        </>
      )}
    </p>
  )
}
