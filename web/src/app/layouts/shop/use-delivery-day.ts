import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { useEffect } from 'react'
import { formatDayOfMonth, formatShortDay } from '#components/ui/format-date.ts'
import { useArrival, useShipping } from '#lib/delivery-to.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from './delivery-texts.ts'

/**
 * Shows on all cards when an order placed now would arrive, through a CSS variable of the document. Cached pages may
 * be a day old and don't know the PIN code, so the date is set by script, and cards reserve its space.
 */
export const useDeliveryDay = (): void => {
  const t = useText()
  const { shipping } = useShop()
  const own = useShipping()
  const arrivesAt = useArrival()
  // Other scripts are wider, and a card's line is short.
  const format = t.language === DEFAULT_LANGUAGE ? formatShortDay : formatDayOfMonth
  const day = arrivesAt && format(t.language, arrivesAt)
  // Cards judge free delivery by the usual fee.
  const isUsual = own.fee === shipping.fee && own.freeFrom === shipping.freeFrom
  useEffect(() => {
    const { style } = document.documentElement
    // CSS needs the text as a quoted string.
    for (const id of ['free', 'paid'] as const)
      style.setProperty(
        `--${id}-delivery`,
        JSON.stringify(day ? t(isUsual ? id : 'paid', { day }) : ''),
      )
  }, [t, day, isUsual])
}
