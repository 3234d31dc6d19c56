import { plainDigits } from '../shared/plain-digits.ts'
import type { Brand } from '../shared/brand.ts'

/** Ten digits, as the shop keeps them; none of whose account is gone. */
export type Phone = Brand<string, 'Phone'>

/** The phone of a deleted account. */
export const NO_PHONE = '' as Phone

/** Phone numbers (spec §5 and §9). Why one is refused is in shop/texts.ts. */
export const PHONE_LENGTH = 10
export const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_LENGTH}}$`)

/** Blanks of all kinds, dashes, brackets, dots, slashes, and the invisible marks that address books copy along. */
const BETWEEN_DIGITS = /[\s\p{Zs}\p{Pd}\p{Cf}().·/]/gu
/** The country's code or the trunk's 0, before ten digits: +91, 0091, 91, 0, +91 0. */
const PREFIX = new RegExp(`^(?:\\+91|0091|91)?0?(?=[0-9]{${PHONE_LENGTH}}$)`)

/**
 * A phone number as the shop keeps it, from how people write it: `+91 98765 43210`, `098765-43210`, `९८७६५४३२१०`. What is
 * no such number doesn't become one.
 */
export const plainPhone = (typed: string): string =>
  plainDigits(typed).replaceAll(BETWEEN_DIGITS, '').replace(PREFIX, '')

/** A text that is known to be such a number. */
export const asPhone = (digits: string): Phone => digits as Phone

/** The number that somebody has typed; undefined for anything else. */
export const typedPhone = (typed: string): Phone | undefined => {
  const plain = plainPhone(typed)
  return PHONE_PATTERN.test(plain) ? (plain as Phone) : undefined
}

export const isPhone = (typed: string): boolean => typedPhone(typed) !== undefined

/** Passwords (spec §5 and §9). */
const PASSWORD_LENGTH = { min: 8, max: 20 } as const
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[!@#$%^&*]).{${PASSWORD_LENGTH.min},${PASSWORD_LENGTH.max}}$`,
  'su',
)

/**
 * The day of the privacy notice's text (the content page `privacy`). A text that says something else about what is kept, for
 * what or how long, gets its own day here: consents are recorded with it.
 */
export const NOTICE_VERSION = '2026-11-26'

/** What is done for somebody only because they have agreed to it. Orders need no consent: they are asked for. */
export const CONSENT_PURPOSES = ['newsletter', 'back_in_stock', 'cart_reminder'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]
