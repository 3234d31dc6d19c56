export type Token = {
  /** In lower case, without the dots of ज़ and क़; every dash becomes "-". */
  text: string
  number: number | undefined
  isWord: boolean
  /** No blank before it. */
  isGlued: boolean
  from: number
  to: number
}

/** Digits of Devanagari, Bengali and Tamil; each script's zero has a code that ends in 6. */
const INDIAN_DIGITS = /[\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef]/g
const NUKTA = /\u093c/g
const DASH = /^[-\u2010-\u2015\u2212]$/
/** "1/2", "1 1/2" and "1½". */
const FRACTION = /^(?:(?<whole>\d+)[ -])?(?<over>\d)\/(?<under>\d)$|^(?<before>\d*)(?<sign>[½¼¾])$/u
const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const TOKEN =
  /(?<number>(?<![\d/])(?:\d{1,2}[ -])?[13]\/[24](?![\d/])|\d{0,3}[½¼¾]|(?<=^|\s)\.\d+|\d+(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(?<word>[\p{L}\p{M}]+)|\/-|<=|>=|[₹<>≤≥+&%°"”″×]|[-\u2010-\u2015\u2212]/gu

const plain = (text: string): string =>
  DASH.test(text) ? '-' : text.normalize('NFC').replaceAll(NUKTA, '').toLowerCase()

const valueOf = (text: string): number => {
  const { whole = '', over, under, before = '', sign } = FRACTION.exec(text)?.groups ?? {}
  if (over !== undefined) return Number(whole) + Number(over) / Number(under)
  if (sign !== undefined) return Number(before) + (SIGNS[sign] ?? 0)
  return Number(text.replaceAll(',', ''))
}

/** Splits a text into numbers, words, and the signs between them, in order. */
export const tokensOf = (text: string): Token[] => {
  const digits = text.replaceAll(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0xf) - 6))
  let end = -1
  return [...digits.matchAll(TOKEN)].map(({ 0: found, index, groups = {} }) => {
    const isGlued = index === end
    end = index + found.length
    return {
      text: plain(found),
      number: groups.number === undefined ? undefined : valueOf(groups.number),
      isWord: groups.word !== undefined,
      isGlued,
      from: index,
      to: end,
    }
  })
}
