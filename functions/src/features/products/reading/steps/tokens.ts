import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { plainWord } from '../vocabulary/plain-word.ts'
import { DOTTED_UNIT } from '../vocabulary/units.ts'

export type Token = {
  text: string
  plain: string
  /** A number in digits: 12, 1.5, 1,500, 1/2. */
  digits?: number
  /** Directly after the previous token. */
  isGlued: boolean
  isWord: boolean
  isCode: boolean
  /** Its place in the text. */
  from: number
  to: number
}

/** Printed SKUs: PRK-BKT-505-10L. */
const CODE = String.raw`(?<![\p{L}\p{N}])(?=[\w.-]*\d)[A-Za-z]{2,}(?:[-_][A-Za-z0-9.]*[A-Za-z0-9])+`
/** A code from a printed list: B12. */
const ON_PAPER = String.raw`(?<![\p{L}\p{N}-])[A-Za-z]\d{2,3}(?![\p{L}\p{N}-])`
export const PAPER_CODE = new RegExp(ON_PAPER, 'u')
/** c.m, से.मी */
const SHORT_UNIT = String.raw`(?<!\p{L}\p{M}*)(?:${DOTTED_UNIT})(?![\p{L}\p{M}])`
const IS_SHORT_UNIT = new RegExp(`^(?:${DOTTED_UNIT})$`, 'iu')
const PIECE = new RegExp(
  String.raw`${SHORT_UNIT}|${CODE}|${ON_PAPER}|\d{1,3}(?:,\d{3})+(?!\d)|(?<![\d/])[13]/[24](?![\d/])|\d+(?:\.\d+)?|[\p{L}\p{M}\u200c\u200d]+(?:['’]\p{L}+)?|[^\s]`,
  'giu',
)
const NUMBER = /^\d/
const WORD = /^\p{L}/u
const IS_ON_PAPER = /^[A-Za-z]\d{2,3}$/
const IS_CODE = /^[A-Za-z]+[-_].*\d/

/** 12, 1.5, 1,500, 1/2. */
const valueOf = (piece: string): number => {
  const [whole = '', part] = piece.replaceAll(',', '').split('/')
  return Number(whole) / Number(part ?? 1)
}

export const tokensOf = (written: string): Token[] => {
  const text = plainDigits(written)
  let end = 0
  return [...text.matchAll(PIECE)].map(({ 0: piece, index }) => {
    const isGlued = index === end && index > 0
    end = index + piece.length
    const isCode = IS_CODE.test(piece) || IS_ON_PAPER.test(piece)
    const word = IS_SHORT_UNIT.test(piece) ? piece.replace('.', '') : piece
    const token = { isCode, text: piece, plain: plainWord(word), isGlued, from: index, to: end }
    if (NUMBER.test(piece)) return { ...token, digits: valueOf(piece), isWord: false }
    return { ...token, isWord: WORD.test(piece) }
  })
}
