import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { typedAmount } from '@bartan/contract/shared/typed-amount'

/** Comma-separated and trimmed (spec §5), each once. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** Anything but a number stays text, so that the schema complains about it. */
export const numberOf = (text: string): unknown => typedAmount(text) ?? text.trim()

export const isBlank = (text: string): boolean => text.trim() === ''

export const orNothing = (text: string): string | undefined => text.trim() || undefined

/** Scanners and catalogs write it in groups. */
export const gtinOf = (text: string): string | undefined =>
  orNothing(plainDigits(text).replaceAll(/[\s-]/g, ''))
