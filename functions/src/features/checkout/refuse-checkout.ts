import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { closureOn } from '@bartan/contract/settings/announcements'
import type { Closure, Legal } from '@bartan/contract/settings/settings'
import { isSoldTo, statesSoldTo } from '@bartan/contract/settings/sold-to'
import { stateOf } from '@bartan/contract/shared/pin'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'

/** Throws if an admin has blocked the account from cash on delivery. */
export const refuseBlocked = ({ isCodBlocked }: Caller, { phone }: { phone: string }): void => {
  if (isCodBlocked) throw new AppError('cod_blocked', reason('cod_blocked', { phone }))
}

/** 30/11/2026, as all languages in India write it. */
const written = (day: string): string => day.split('-').toReversed().join('/')

/** Throws while the shop is closed and takes no orders. */
export const refuseClosed = (closure: Closure | null, at: Date): void => {
  const today = closureOn(closure, dayOf(at))
  if (!today || today.takesOrders) return
  throw new AppError(
    'shop_closed',
    reason('shop_closed', { day: written(addDays(today.until, 1)) }),
  )
}

type Address = Pick<ShippingAddress, 'country' | 'postalCode' | 'state'>

/** Throws if the seller doesn't sell to the address's state: by law, or by the settings. */
export const refusePlace = (address: Address, legal: Legal): void => {
  if (isSoldTo(stateOf(address), legal)) return
  const [state = '', ...others] = statesSoldTo(legal) ?? []
  const why =
    others.length > 0
      ? reason('not_serviceable', { pin: address.postalCode.trim() })
      : reason('sold_in_own_state', { state })
  throw new AppError('not_serviceable', why, { fields: { 'shippingAddress.postalCode': why } })
}
