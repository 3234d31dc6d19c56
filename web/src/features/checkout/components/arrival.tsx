import { arrivalAt } from '@bartan/contract/delivery/promise'
import { pinOf, stateOf } from '@bartan/contract/shared/pin'
import { formatWeekday } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { useDeliveryTo } from '#lib/delivery-to.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from '../texts.ts'

type ArrivalProps = {
  address: { country: string; postalCode: string }
  /** Shows only the day, beside an address that already names the state. */
  isDayOnly?: boolean
}

/** Expected arrival and state for an address, as far as known. */
export const Arrival = ({ address, isDayOnly = false }: ArrivalProps) => {
  const t = useText()
  const shop = useShop()
  const pin = pinOf(address) ?? ''
  const delivery = useDeliveryTo(pin)
  const state = stateOf(address)
  if (delivery?.serviceable === false) return t('notServiceable')
  // The post has no such PIN code, so nothing can be promised.
  if (pin && !state) return t('pinUnknown')
  const arrivesAt = delivery && arrivalAt(delivery, shop, delivery.askedAt)
  const day = arrivesAt && formatWeekday(t.language, arrivesAt)
  if (isDayOnly && day) return day
  return [state && translateValue(t.language, state), day && t('arrives', { day })]
    .filter(Boolean)
    .join(' · ')
}
