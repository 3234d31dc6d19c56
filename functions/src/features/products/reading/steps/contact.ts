import type { IsGoods } from './contact/stretches.ts'
import { takeAddress, type Address } from './contact/take-address.ts'
import { takeName, takeNamed } from './contact/take-name.ts'
import { takePhone, withoutPhoneLabels } from './contact/take-phone.ts'

/** The customer and address; `rest` is the remaining message, `unread` what may belong here but was unclear. */
export type Contact = {
  phone?: string
  name?: string
  address?: Address
  rest: string
  unread: string[]
}

/** Removes phone, address with PIN, and name first, so that their digits count no goods. */
export const takeContact = (message: string, isGoods: IsGoods): Contact => {
  const { phone, rest: withoutPhone, unread } = takePhone(message)
  const named = takeNamed(withoutPhone)
  const { address, rest, above, unread: others } = takeAddress(named.rest, isGoods)
  const found = named.name === undefined ? takeName(rest, isGoods, above) : { rest }
  const name = named.name ?? found.name
  return {
    ...(phone !== undefined && { phone }),
    ...(name !== undefined && { name }),
    ...(address && { address }),
    rest: withoutPhoneLabels(found.rest),
    unread: [...unread, ...others],
  }
}
