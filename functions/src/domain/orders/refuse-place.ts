import { stateOf } from '@bartan/contract/checkout/pin'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Registration } from '@bartan/contract/settings/rules'
import { AppError } from '#domain/app-error.ts'

export type PlaceOfSeller = { registration: Registration; state: string }

/**
 * Throws where a composition taxable person would sell to another state, which they may not (CGST Act, s. 10(2)(c)). A
 * postal code that tells no state is let through.
 */
export const refusePlace = (
  address: { country: string; postalCode: string },
  { registration, state }: PlaceOfSeller,
): void => {
  const to = stateOf(address)
  if (registration !== 'composition' || to === undefined || to === state) return
  const why = reason('sold_in_own_state', { state })
  throw new AppError('not_serviceable', why, { fields: { postalCode: why } })
}
