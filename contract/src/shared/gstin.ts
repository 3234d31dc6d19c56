import type { Brand } from './brand.ts'
import { plainDigits } from './plain-digits.ts'

/** A GSTIN with valid form and check digit. */
export type Gstin = Brand<string, 'Gstin'>

/** State, PAN (five letters, four digits, a letter), entity, Z, check digit. */
const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const plainGstin = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()

/** The check digit of the first fourteen characters: the Luhn algorithm in base 36, from the left. */
const checkDigitOf = (characters: string): string => {
  const sum = characters.split('').reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
  }, 0)
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length)
}

/** Whether form and check digit are valid. Expects the spelling of `plainGstin`. */
export const isGstin = (gstin: string): gstin is Gstin =>
  GSTIN_PATTERN.test(gstin) && checkDigitOf(gstin.slice(0, 14)) === gstin.at(-1)
