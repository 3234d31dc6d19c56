import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { typedAmount } from '@bartan/contract/shared/typed-amount'

/** Text that isn't a number is kept, so that the schema reports it. */
export const numberOf = (text: string): unknown => typedAmount(text) ?? text.trim()

export const isBlank = (text: string): boolean => text.trim() === ''

export const orNothing = (text: string): string | undefined => text.trim() || undefined

/** Scanners and catalogs write digits in groups. */
export const gtinOf = (text: string): string | undefined =>
  orNothing(plainDigits(text).replaceAll(/[\s-]/g, ''))
