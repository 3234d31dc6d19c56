import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { Pace } from '@bartan/contract/orders/estimated-delivery'
import { deliveryTo } from '@bartan/contract/settings/pin-rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { pinOf } from '@bartan/contract/shared/pin'

export const deliveryTimeOf = (
  address: Pick<ShippingAddress, 'country' | 'postalCode'>,
  { pinRules, closure }: Pick<Settings, 'pinRules' | 'closure'>,
): Pace => {
  const pin = pinOf(address)
  return { closure, ...(pin !== undefined && { days: deliveryTo(pin, pinRules).days }) }
}
