import { reason } from '@bartan/contract/reasons/reasons'
import { deliveryTo, type PinRule } from '@bartan/contract/settings/pin-rules'
import { toPaise } from '@bartan/contract/shared/money'
import { pinOf } from '@bartan/contract/shared/pin'
import { AppError } from '#domain/app-error.ts'

type Address = { country: string; postalCode: string }

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
