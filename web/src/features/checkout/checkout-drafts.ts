import { draftOf } from '#lib/storage/drafts.ts'
import type { Delivery } from './delivery-schema.ts'

const NO_DELIVERY: Delivery = {
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  postalCode: '',
  country: '',
  phone: '',
  buyerGstin: '',
}

/** What was typed at checkout, until the order is placed. */
export const addressDraft = draftOf('personal', 'checkout', NO_DELIVERY)
export const codeDraft = draftOf('personal', 'coupon', { code: '' })

export const forgetCheckoutDrafts = (): void => {
  addressDraft.forget()
  codeDraft.forget()
}
