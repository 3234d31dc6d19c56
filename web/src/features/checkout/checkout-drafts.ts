import { draftOf } from '#lib/storage/drafts.ts'
import type { ShippingAddress } from '@bartan/contract/checkout/address-schema'

const NO_ADDRESS: ShippingAddress = {
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  postalCode: '',
  country: '',
  phone: '',
}

/** What was typed at checkout, until the order is placed. */
export const addressDraft = draftOf('personal', 'checkout', NO_ADDRESS)
export const codeDraft = draftOf('personal', 'coupon', { code: '' })

export const forgetCheckoutDrafts = (): void => {
  addressDraft.forget()
  codeDraft.forget()
}
