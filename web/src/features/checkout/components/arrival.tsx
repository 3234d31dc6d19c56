import { estimatedDelivery } from '@bartan/contract/orders/estimated-delivery'
import { pinOf, stateOf } from '@bartan/contract/shared/pin'
import { formatWeekday } from '#components/ui/format-date.ts'
import { translateValue } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { useText } from '../texts.ts'
import { useLanguage } from '#i18n/language.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'

/** Whether and how fast the shop delivers to an address; undefined while its PIN code is not known. */
const useDeliveryTo = (address: { country: string; postalCode: string }) => {
  const pin = pinOf(address) ?? ''
  const { data } = useQuery({
    queryKey: ['pin', pin],
    queryFn: async ({ signal }) => ({
      ...(await call('GET /api/pin/:pin', { params: { pin } }, { signal })),
      askedAt: new Date().toISOString(),
    }),
    enabled: pin !== '',
    retry: false,
  })
  return data
}

/** When an order to this address would arrive, and in which state that is; as far as either is known. */
export const Arrival = ({ address }: { address: { country: string; postalCode: string } }) => {
  const t = useText()
  const language = useLanguage()
  const { closure } = useShop()
  const delivery = useDeliveryTo(address)
  const state = stateOf(address)
  if (delivery?.serviceable === false) return t('notServiceable')
  // The post has no such code: nothing can be promised for it.
  if (pinOf(address) && !state) return t('pinUnknown')
  const day = delivery && estimatedDelivery(delivery.askedAt, { days: delivery.days, closure })
  return [
    state && translateValue(language, state),
    day && t('arrives', { day: formatWeekday(language, day) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
