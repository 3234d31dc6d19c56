import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { pinOf, stateOf } from '@bartan/contract/shared/pin'
import { formatWeekday } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useDeliveryTo } from '#lib/delivery-to.ts'
import { useText } from '../texts.ts'
import { useLanguage } from '#i18n/language.ts'

/** When an order to this address would arrive, and in which state that is; as far as either is known. */
export const Arrival = ({ address }: { address: { country: string; postalCode: string } }) => {
  const t = useText()
  const language = useLanguage()
  const { closure } = useShop()
  const pin = pinOf(address) ?? ''
  const delivery = useDeliveryTo(pin)
  const state = stateOf(address)
  if (delivery?.serviceable === false) return t('notServiceable')
  // The post has no such code: nothing can be promised for it.
  if (pin && !state) return t('pinUnknown')
  const day = delivery && estimatedDelivery(delivery.askedAt, { days: delivery.days, closure })
  return [
    state && translateValue(language, state),
    day && t('arrives', { day: formatWeekday(language, day) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
