import { randomInt } from 'node:crypto'

// To be read out on the phone: no letter or digit that is taken for another.
const LETTERS = 'abcdefghkmnpqrstuvwxyz'
const DIGITS = '23456789'
const PART = 5

const some = (characters: string): string =>
  Array.from({ length: PART }, () => characters[randomInt(characters.length)]).join('')

/** Five letters, a #, five digits: 37 bits, of which five guesses in 15 minutes can be tried. */
export const oneTimePassword = (): string => `${some(LETTERS)}#${some(DIGITS)}`
