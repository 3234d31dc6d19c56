import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { stateOf } from '@bartan/contract/checkout/pin'
import { formatWeekday } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useDeliveryTo } from '../api/delivery-to.ts'
import { t } from '../texts.ts'

/** When an order to this address would arrive, and in which state that is; as far as either is known. */
export const Arrival = ({ address }: { address: { country: string; postalCode: string } }) => {
  const { closure } = useShop()
  const delivery = useDeliveryTo(address)
  const state = stateOf(address)
  if (delivery?.serviceable === false) return t('notServiceable')
  const day = delivery && estimatedDelivery(delivery.askedAt, { days: delivery.days, closure })
  return [state && translateValue(state), day && t('arrives', { day: formatWeekday(day) })]
    .filter(Boolean)
    .join(' · ')
}
