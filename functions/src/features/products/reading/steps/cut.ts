import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { HOW_ARE_YOU } from '../vocabulary/context-words.ts'
import { numberOf } from '../vocabulary/number-words.ts'
import { AND_WORDS, OR_WORDS } from '../vocabulary/talk.ts'
import { endOfHalf } from './said-numbers.ts'
import { tokensOf, type Token } from './tokens.ts'

/** A stretch of the message about one thing, or several separated by numbers. */
export type Segment = {
  text: string
  tokens: Token[]
  /** The text that the tokens' places refer to. */
  source: string
  row: number
  /** How it is joined to the segment before. */
  joinedBy: 'line' | 'mark' | 'and' | 'or'
  /** A number before it that may count goods: "2. tawa" if the line before isn't number 1. */
  numbered: number | undefined
  /** A question, struck out, or quoted. */
  isQuestion: boolean
  /** A colon follows, so it may be a heading. */
  isHeading: boolean
}

const DAY = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const TIME = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?\s*(?:[ap]\.?\s?m\.?)?`
/** WhatsApp's prefix of a copied message: [23/11/26, 6:30 pm] Asha: · [6:30 pm, 23/11/2026] Asha: */
const COPIED = new RegExp(
  String.raw`^[\s\u200e\u200f]*\[?(?:${DAY},?\s+${TIME}|${TIME},?\s+${DAY})\]?\s*(?:[-–]\s*)?([^:\n]{1,40}):\s*`,
  'gimu',
)
const LINK = /(?:https?:\/\/|www\.)\S+/giu
const TAG = /<[^<>]{0,500}>/gu
const SCRIPT = /<(script|style)\b[^]*?<\/\1>/giu

/** Removes links, HTML and the prefixes of a copied chat. */
export const plainMessage = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll(SCRIPT, ' ')
    .replaceAll(TAG, ' ')
    .replaceAll(LINK, ' ')
    .replaceAll(COPIED, '')
    .replaceAll(HOW_ARE_YOU, ' ')

/** A copied chat with several people: what one says, another may decline. */
export const isConversation = (text: string): boolean =>
  new Set([...text.matchAll(COPIED)].map(([, name = '']) => name.trim())).size > 1

/** Struck out, crossed out, or a quoted message. */
const STRUCK = /[❌✖❎🚫⛔]|~[^~\n]+~|^\s*>/u
const BULLET = /^\s*(?:[-–—•●▪◦*✓✔☑👉➡→·]+\s+|[•●▪◦✓✔☑👉➡→·]+)/u
const NUMBERED = /^\s*[([]?(\d{1,2}|[०-९]{1,2}|[০-৯]{1,2}|[௦-௯]{1,2})[.)\]]+(?!\d)\s*/u
const MARKS = new Set([',', ';', '|', '।', '+', '&', '،', '!', '?', '•', ':'])
/** A full stop after one of these ends no sentence. */
const SHORTENED =
  /^(rs|no|nos|pc|pcs|ltr|lit|mob|ph|mr|mrs|dr|st|h|kg|gm|ml|cm|rd|approx|रु|नं|मो|सेमी|मिली|সেমি|মিলি|பீ|செமீ|மிலி)$/

type Open = { tokens: Token[]; joinedBy: Segment['joinedBy'] }

const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (token?.plain !== '.') return false
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  return !SHORTENED.test(before?.plain ?? '') && !(next?.isGlued && token.isGlued)
}

/** "/" between two lines' words, not in "12/4" or "400/-". */
const isSlash = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.plain === '/' && tokens[at + 1]?.plain !== '-' && !tokens[at]?.isGlued

const isBoundary = (tokens: readonly Token[], at: number): Segment['joinedBy'] | undefined => {
  const token = tokens[at]
  if (!token) return undefined
  // 5:30
  if (token.text === ':' && token.isGlued && tokens[at + 1]?.isGlued && tokens[at + 1]?.digits)
    return undefined
  if (MARKS.has(token.text) || isEnd(tokens, at) || isSlash(tokens, at)) return 'mark'
  if (AND_WORDS.has(token.plain)) return endOfHalf(tokens, at) === at ? 'and' : undefined
  if (!OR_WORDS.has(token.plain)) return undefined
  // "2 ya 3" is a range.
  const isNumber = (place: number) => {
    const other = tokens[place]
    return other !== undefined && (other.digits ?? numberOf(other.plain)) !== undefined
  }
  return isNumber(at - 1) && isNumber(at + 1) ? undefined : 'or'
}

const numberOfRow = (written: string): number | undefined => {
  const said = NUMBERED.exec(written)?.[1]
  return said === undefined ? undefined : Number(plainDigits(said))
}

const cutRow = (written: string, row: number, isList: boolean): Segment[] => {
  const numbered = NUMBERED.exec(written)
  const text = written.replace(numbered ? NUMBERED : BULLET, '')
  const tokens = tokensOf(text)
  const open: Open[] = [{ tokens: [], joinedBy: 'line' }]
  for (const [at, token] of tokens.entries()) {
    const joinedBy = isBoundary(tokens, at)
    if (joinedBy) open.push({ tokens: [], joinedBy })
    else open.at(-1)?.tokens.push(token)
  }
  return open.flatMap(({ tokens: own, joinedBy }, place) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const after = text.slice(last.to).trimStart()
    return [
      {
        text: text.slice(first.from, last.to).trim(),
        tokens: own,
        source: text,
        row,
        joinedBy,
        numbered: place === 0 && !isList ? numberOfRow(written) : undefined,
        isQuestion: after.startsWith('?') || STRUCK.test(written),
        isHeading: /^[:：]/.test(after),
      },
    ]
  })
}

/** Cuts the message by lines, bullets, commas, sentences, and "and" in six languages. */
export const cutMessage = (message: string): Segment[] => {
  const rows = message.split('\n')
  const numbers = rows.map(numberOfRow).filter((number) => number !== undefined)
  const isList = numbers.every((number, at) => number === at + 1)
  return rows.flatMap((row, at) => cutRow(row, at, isList))
}
