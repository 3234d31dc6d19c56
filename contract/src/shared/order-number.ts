import type { Brand } from './brand.ts'
import { plainDigits } from './plain-digits.ts'

export type OrderNumber = Brand<string, 'OrderNumber'>

/**
 * The alphabet of order numbers such as `BR-7K42Q`: without I, L, O, 0 and 1, which look like others, and without U, so
 * that no words appear (contract §12).
 */
export const NUMBER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 24 million numbers: at a million orders, 4 in a hundred new ones must be drawn again. */
export const NUMBER_LENGTH = 5

const PREFIX = 'BR'

export const orderNumber = (letters: string): OrderNumber => `${PREFIX}-${letters}` as OrderNumber

const NUMBER = new RegExp(`^${PREFIX}([${NUMBER_LETTERS}]{${NUMBER_LENGTH}})$`)

/** Reads a typed order number, in any case, with or without the dash, with blanks; undefined if it is none. */
export const typedOrderNumber = (typed: string): OrderNumber | undefined => {
  const letters = NUMBER.exec(
    plainDigits(typed)
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}#]/gu, ''),
  )?.[1]
  return letters === undefined ? undefined : orderNumber(letters)
}

/** Older orders have no number and are called by their id. */
export const numberOf = (
  id: string,
  { number }: { number?: OrderNumber | undefined },
): OrderNumber => number ?? (id as OrderNumber)
