import { useEffect } from 'react'
import { formatShortDay } from '#components/ui/format-date.ts'
import { useLanguage } from '#i18n/language.ts'
import { useDeliveryPromise } from '#lib/delivery-to.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from './delivery-texts.ts'

/**
 * Says on all cards when an order of now would come: the styles of a card show a variable of the document. A page from
 * a cache may be of yesterday, and of nobody's PIN code, so that its day comes with code, and cards keep the room for it.
 */
export const useDeliveryDay = (): void => {
  const t = useText()
  const language = useLanguage()
  const { shipping } = useShop()
  const { arrivesAt, shipping: own } = useDeliveryPromise()
  const day = arrivesAt && formatShortDay(language, arrivesAt)
  // Cards tell free goods by what most places pay.
  const isUsual = own.fee === shipping.fee && own.freeFrom === shipping.freeFrom
  useEffect(() => {
    const { style } = document.documentElement
    // A text in quotes, as CSS reads it.
    for (const id of ['free', 'paid'] as const)
      style.setProperty(
        `--${id}-delivery`,
        JSON.stringify(day ? t(isUsual ? id : 'paid', { day }) : ''),
      )
  }, [t, day, isUsual])
}
