import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import { COUNTRY } from '@bartan/contract/shared/pin'
import type { User } from '@bartan/contract/users/schema'
import { addressDraft } from './checkout-drafts.ts'
import type { Delivery } from './delivery-schema.ts'

const fromAccount = ({ name, phone }: User): ShippingAddress => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return {
    firstName,
    lastName: rest.join(' '),
    address: '',
    city: '',
    postalCode: '',
    state: '',
    country: COUNTRY,
    phone,
  }
}

/** Initial values of the form: the draft, else the last order's address, else the account's name. */
export const firstAddress = (user: User, ofLastOrder: ShippingAddress | undefined): Delivery => ({
  ...fromAccount(user),
  buyerGstin: '',
  buyerName: '',
  ...ofLastOrder,
  ...addressDraft.read(),
  country: COUNTRY,
})
