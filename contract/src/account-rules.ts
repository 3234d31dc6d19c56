/** Account rules of spec §5, free of any library, so that a form can check while the user types. */

export const PHONE_LENGTH = 10
export const PHONE_PATTERN = new RegExp(`^[0-9]{${PHONE_LENGTH}}$`)
export const PHONE_MESSAGE = 'Please enter valid phone number'

/** Blanks of all kinds, dashes, brackets, dots, slashes, and the invisible marks that address books copy along. */
const BETWEEN_DIGITS = /[\s\p{Zs}\p{Pd}\p{Cf}().·/]/gu
/** The country's code or the trunk's 0, before ten digits: +91, 0091, 91, 0, +91 0. */
const PREFIX = new RegExp(`^(?:\\+91|0091|91)?0?(?=[0-9]{${PHONE_LENGTH}}$)`)

/** The digits of Hindi and its neighbours, each script's in a row from zero to nine. */
const FIRST_DIGITS = [...'०০੦૦୦௦౦೦൦٠۰０']
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = FIRST_DIGITS.map((first) => first.codePointAt(0) ?? 0).find(
    (first) => code >= first && code < first + 10,
  )
  return zero === undefined ? digit : String(code - zero)
}

/**
 * A phone number as the shop keeps it, from how people write it: `+91 98765 43210`, `098765-43210`, `९८७६५४३२१०`. What is
 * no such number doesn't become one.
 */
export const plainPhone = (typed: string): string =>
  typed
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(BETWEEN_DIGITS, '')
    .replace(PREFIX, '')

export const isPhone = (typed: string): boolean => PHONE_PATTERN.test(plainPhone(typed))

export const PASSWORD_LENGTH = { min: 8, max: 20 } as const
export const PASSWORD_PATTERN = new RegExp(
  `^(?=.*[A-Za-z])(?=.*[0-9])(?=.*[!@#$%^&*]).{${PASSWORD_LENGTH.min},${PASSWORD_LENGTH.max}}$`,
  'su',
)
export const PASSWORD_MESSAGE =
  'Password must be 8-20 characters long, contain letters, numbers, and special characters.'

export const ROLES = ['customer', 'admin'] as const
export type Role = (typeof ROLES)[number]
