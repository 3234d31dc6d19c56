import { plainDigits } from './plain-digits.ts'
import type { Brand } from './brand.ts'

export type OrderNumber = Brand<string, 'OrderNumber'>

/**
 * An order's number, as people read and say it: `BR-7K42Q`. Without I, L, O, 0 and 1, which look like others, and without
 * U, so that no word comes out of it (contract §12).
 */
export const NUMBER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 24 million numbers: of a million orders, 4 in a hundred have to draw again. */
export const NUMBER_LENGTH = 5

const PREFIX = 'BR'

/** The number of these letters. */
export const orderNumber = (letters: string): OrderNumber => `${PREFIX}-${letters}` as OrderNumber

const NUMBER = new RegExp(`^${PREFIX}([${NUMBER_LETTERS}]{${NUMBER_LENGTH}})$`)

/** The number that somebody has typed: in any case, with or without the dash, with blanks. Undefined for anything else. */
export const typedOrderNumber = (typed: string): OrderNumber | undefined => {
  const letters = NUMBER.exec(
    plainDigits(typed)
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}#]/gu, ''),
  )?.[1]
  return letters === undefined ? undefined : orderNumber(letters)
}

/** Orders older than numbers are called by their ids. */
export const numberOf = (
  id: string,
  { number }: { number?: OrderNumber | undefined },
): OrderNumber => number ?? (id as OrderNumber)
