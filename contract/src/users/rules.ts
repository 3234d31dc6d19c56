import type { Brand } from '../shared/brand.ts'
import { plainDigits } from '../shared/plain-digits.ts'

/** Ten digits; empty if the account is deleted. */
export type Phone = Brand<string, 'Phone'>

/** The phone of a deleted account. */
export const NO_PHONE = '' as Phone

/** Phone numbers (spec §5 and §9). The text of a refusal is in shop/texts.ts. */
export const PHONE_LENGTH = 10
export const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_LENGTH}}$`)

/** Blanks, dashes, brackets, dots, slashes, and invisible marks from address books. */
const BETWEEN_DIGITS = /[\s\p{Zs}\p{Pd}\p{Cf}().·/]/gu
/** The country code or the trunk 0, before ten digits: +91, 0091, 91, 0, +91 0. */
const PREFIX = new RegExp(`^(?:\\+91|0091|91)?0?(?=[0-9]{${PHONE_LENGTH}}$)`)

/** Normalizes a phone number: `+91 98765 43210`, `098765-43210`, `९८७६५४३२१०`. An invalid one stays invalid. */
export const plainPhone = (typed: string): string =>
  plainDigits(typed).replaceAll(BETWEEN_DIGITS, '').replace(PREFIX, '')

/** Brands a text that is known to be a phone number. */
export const asPhone = (digits: string): Phone => digits as Phone

/** Reads a typed phone number; undefined if it is none. */
export const typedPhone = (typed: string): Phone | undefined => {
  const plain = plainPhone(typed)
  return PHONE_PATTERN.test(plain) ? (plain as Phone) : undefined
}

export const isPhone = (typed: string): boolean => typedPhone(typed) !== undefined

/** Passwords (spec §5 and §9), part by part, for a form that ticks them off. */
export const PASSWORD_PARTS = {
  length: /^.{8,20}$/su,
  letter: /[A-Za-z]/,
  digit: /[0-9]/,
  sign: /[!@#$%^&*]/,
} as const

const { length, letter, digit, sign } = PASSWORD_PARTS
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*${letter.source})(?=.*${digit.source})(?=.*${sign.source})${length.source.slice(1)}`,
  length.flags,
)

/**
 * The date of the privacy notice's text (the content page `privacy`). Update it when the text changes what is kept, for
 * what or how long: consents are recorded with it.
 */
export const NOTICE_VERSION = '2026-11-26'

/** Purposes that need consent. Orders need none: the customer asks for them. */
export const CONSENT_PURPOSES = [
  'newsletter',
  'back_in_stock',
  'cart_reminder',
  'whatsapp',
] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
