import { draftOf } from '#lib/storage/drafts.ts'
import type { Delivery } from './delivery-schema.ts'
import { forget, readText, STORAGE_KEYS } from '#lib/storage/local-store.ts'

/** The code of an offer from a link, which public/early.js stores: until it is used or removed, whoever logs in meanwhile. */
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
  country: '',
  phone: '',
  buyerGstin: '',
}

/** What was typed at checkout, until the order is placed. */
export const addressDraft = draftOf('personal', 'checkout', NO_DELIVERY)
export const codeDraft = draftOf('personal', 'coupon', { code: '' })

/** What was typed, or came by a link. */
export const knownCode = (): string => codeDraft.read()?.code || offerCode.read()

/** Came by a link, and nothing else was typed since: it is checked without a press. Else empty. */
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
