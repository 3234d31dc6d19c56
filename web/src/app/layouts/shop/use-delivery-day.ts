import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { useEffect } from 'react'
import { formatShortDay } from '#components/ui/format-date.ts'
import { useLanguage } from '#i18n/language.ts'
import { useNow } from '#lib/clock.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from './delivery-texts.ts'

/**
 * Says on all cards when an order of now would come: the styles of a card show a variable of the document. A page from
 * a cache may be of yesterday, so that its day comes with code, and cards keep the room for it.
 */
export const useDeliveryDay = (): void => {
  const t = useText()
  const language = useLanguage()
  const { closure } = useShop()
  const now = new Date(useNow()).toISOString()
  const day = formatShortDay(language, estimatedDelivery(now, { closure }))
  useEffect(() => {
    const { style } = document.documentElement
    // A text in quotes, as CSS reads it.
    for (const id of ['free', 'paid'] as const)
      style.setProperty(`--${id}-delivery`, JSON.stringify(t(id, { day })))
  }, [t, day])
}
