import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { DeliveryTime } from '@bartan/contract/orders/estimated-delivery'
import { deliveryOf } from '@bartan/contract/settings/pin-rules'
import type { Settings } from '@bartan/contract/settings/settings'

export const deliveryTimeOf = (
  address: Pick<ShippingAddress, 'country' | 'postalCode'>,
  { pinRules, closure }: Pick<Settings, 'pinRules' | 'closure'>,
): DeliveryTime => {
  const place = deliveryOf(address, pinRules)
  return { closure, ...(place && { days: place.days }) }
}
