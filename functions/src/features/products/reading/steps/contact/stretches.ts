import { ADDRESS_WORDS, PHONE_LABELS } from '../../vocabulary/places.ts'
import { plainWord } from '../../vocabulary/plain-word.ts'
import { CHATTER_WORDS } from '../../vocabulary/talk.ts'

/** Whether a text names goods of the shop, so that it is neither name nor address. */
export type IsGoods = (text: string) => boolean

/** Replaces a removed phone number: it still separates the text around it. */
export const TAKEN = '\uFFFC'

export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(plainWord)

export const tidyText = (text: string): string =>
  text
    .replaceAll(TAKEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:.\-–|]+/, '')
    .replace(/[\s,;:\-–|.]+$/, '')

/** The stretches of a row with their places, separated by commas and sentences. */
export const stretchesOf = (row: string): { text: string; from: number; to: number }[] =>
  [...row.matchAll(/(?:[^,;|।.\uFFFC]|\.(?!\s|$))+/gu)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))

export const hasAddressWord = (text: string): boolean =>
  wordsOf(text).some((word) => ADDRESS_WORDS.has(word))

export const isChatter = (text: string): boolean => {
  const words = wordsOf(text)
  return (
    words.length > 0 && words.every((word) => CHATTER_WORDS.has(word) || PHONE_LABELS.has(word))
  )
}
