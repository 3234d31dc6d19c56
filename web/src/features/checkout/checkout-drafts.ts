import { draftOf } from '#lib/storage/drafts.ts'
import { forget, readText, STORAGE_KEYS } from '#lib/storage/local-store.ts'
import type { Delivery } from './delivery-schema.ts'

/** Offer code from a link, stored by public/early.js until it is used or removed, across logins. */
export const offerCode = {
  read: (): string => readText(STORAGE_KEYS.offerCode) ?? '',
  forget: (): void => forget(STORAGE_KEYS.offerCode),
}

const NO_DELIVERY: Delivery = {
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  postalCode: '',
  state: '',
  country: '',
  phone: '',
  buyerGstin: '',
  buyerName: '',
}

/** The typed checkout form, kept until the order is placed. */
export const addressDraft = draftOf('personal', 'checkout', NO_DELIVERY)
export const codeDraft = draftOf('personal', 'coupon', { code: '' })

/** The code that was typed or came by a link. */
export const knownCode = (): string => codeDraft.read()?.code || offerCode.read()

/** The code from a link, unless another was typed since: it is checked without a press. Otherwise empty. */
export const linkedCode = (): string => {
  const [typed = '', linked] = [codeDraft.read()?.code, offerCode.read()]
  return typed === '' || typed.toUpperCase() === linked.toUpperCase() ? linked : ''
}

export const forgetCode = (): void => {
  codeDraft.forget()
  offerCode.forget()
}

export const forgetCheckoutDrafts = (): void => {
  addressDraft.forget()
  forgetCode()
}
