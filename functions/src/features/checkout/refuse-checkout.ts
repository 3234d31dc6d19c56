import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { closureOn } from '@bartan/contract/settings/announcements'
import { deliveryTo, type PinRule } from '@bartan/contract/settings/pin-rules'
import type { Closure, Legal } from '@bartan/contract/settings/settings'
import { isSoldTo, statesSoldTo } from '@bartan/contract/settings/sold-to'
import { toPaise } from '@bartan/contract/shared/money'
import { stateOf, pinOf } from '@bartan/contract/shared/pin'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'

type Address = Pick<ShippingAddress, 'country' | 'postalCode' | 'state'>

const FIELD = 'shippingAddress.postalCode'

/** Throws if the shop doesn't deliver to an address, or not an order of this value (contract §12). */
export const refuseDelivery = (
  address: Address,
  { totalPrice }: { totalPrice: number },
  rules: readonly PinRule[],
): void => {
  const pin = pinOf(address)
  if (pin === undefined) return
  const { serviceable, codMax } = deliveryTo(pin, rules)
  if (!serviceable) {
    const why = reason('not_serviceable', { pin })
    throw new AppError('not_serviceable', why, { fields: { [FIELD]: why } })
  }
  if (codMax !== undefined && totalPrice > toPaise(codMax)) {
    const why = reason('cod_limit', { pin, amount: codMax })
    throw new AppError('cod_limit', why, { fields: { [FIELD]: why } })
  }
}

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

/** Throws if the seller doesn't sell to the address's state: by law, or by the settings. */
export const refusePlace = (address: Address, legal: Legal): void => {
  if (isSoldTo(stateOf(address), legal)) return
  const [state = '', ...others] = statesSoldTo(legal) ?? []
  const why =
    others.length > 0
      ? reason('not_serviceable', { pin: address.postalCode.trim() })
      : reason('sold_in_own_state', { state })
  throw new AppError('not_serviceable', why, { fields: { [FIELD]: why } })
}
