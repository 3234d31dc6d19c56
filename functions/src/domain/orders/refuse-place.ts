import { stateOf } from '@bartan/contract/checkout/pin'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Legal } from '@bartan/contract/settings/settings'
import { isSoldTo, statesSoldTo } from '@bartan/contract/settings/sold-to'
import { AppError } from '#domain/app-error.ts'

type Address = { country: string; postalCode: string }

/** Throws where the seller does not sell to an address's state: by law, or by the settings. */
export const refusePlace = (address: Address, legal: Legal): void => {
  if (isSoldTo(stateOf(address), legal)) return
  const [state = '', ...others] = statesSoldTo(legal) ?? []
  const why =
    others.length > 0
      ? reason('not_serviceable', { pin: address.postalCode.trim() })
      : reason('sold_in_own_state', { state })
  throw new AppError('not_serviceable', why, { fields: { 'shippingAddress.postalCode': why } })
}
