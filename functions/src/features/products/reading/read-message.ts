import { MAX_CANDIDATES, type LineDoubt } from '@bartan/contract/orders/read-rules'
import type { CatalogWords } from './steps/catalog-words.ts'
import type { IsGoods } from './steps/contact/stretches.ts'
import { type Address, takeAddress } from './steps/contact/take-address.ts'
import { takeName, takeNamed } from './steps/contact/take-name.ts'
import { takePhone, withoutPhoneLabels } from './steps/contact/take-phone.ts'
import { isChatterWord, rowsAround, wordsAround } from './steps/context.ts'
import { cutMessage, isConversation, plainMessage } from './steps/cut.ts'
import type { Match, GoodsCatalog, GoodsMatches } from './steps/find.ts'
import type { Offer } from './steps/goods.ts'
import { doubtsOf } from './steps/judge.ts'
import { LineCollector, type Around } from './steps/line-collector.ts'
import { lookUp, type Line } from './steps/line.ts'
import { requestedLinesOf } from './steps/requested-lines.ts'

/** The customer and address; `rest` is the remaining message, `unread` what may belong here but was unclear. */
type Contact = {
  phone?: string
  name?: string
  address?: Address
  rest: string
  unread: string[]
}

/** Removes phone, address with PIN, and name first, so that their digits count no goods. */
export const takeContact = (message: string, isGoods: IsGoods): Contact => {
  const { phone, rest: withoutPhone, unread } = takePhone(message)
  const named = takeNamed(withoutPhone)
  const { address, rest, above, unread: others } = takeAddress(named.rest, isGoods)
  const found = named.name === undefined ? takeName(rest, isGoods, above) : { rest }
  const name = named.name ?? found.name
  return {
    ...(phone !== undefined && { phone }),
    ...(name !== undefined && { name }),
    ...(address && { address }),
    rest: withoutPhoneLabels(found.rest),
    unread: [...unread, ...others],
  }
}

/** A product that fits this much worse than the best isn't meant. */
const MEANT_SHARE = 0.88

/** Possible meanings: everything without contradiction that fits about as well as the best. */
const likelyMatches = ({ matches, needed }: GoodsMatches): Match[] => {
  const fitting = matches.filter(({ wrong }) => wrong === 0)
  const best = Math.max(0, ...fitting.map(({ wordMatches }) => wordMatches.points))
  const top = matches[0]?.wordMatches.points ?? 0
  // Something else fits the words much better, though not the size or color.
  if (best < MEANT_SHARE * top - 40) return []
  const near = leastNear(fitting)
  const meant = fitting.filter(
    (one) => one.wordMatches.points >= MEANT_SHARE * best && one.near === near,
  )
  const called = meant.filter(({ wordMatches }) => (wordMatches.exactBits & needed) === needed)
  const inStock = (called.length > 0 ? called : meant).filter(({ offer }) => offer.countInStock > 0)
  return inStock.length > 0 ? inStock : meant
}

const leastNear = (fitting: readonly Match[]): number =>
  Math.min(...fitting.map(({ near }) => near))

/** The one variant that is meant; undefined if it is open. */
const chooseOffer = (found: GoodsMatches): Match | undefined => {
  const meant = likelyMatches(found)
  const [only] = meant
  if (meant.length !== 1 || !only) return undefined
  const last = found.matches.at(-1)
  const mayBeMore =
    !found.isAll &&
    last !== undefined &&
    last.wordMatches.points >= MEANT_SHARE * only.wordMatches.points
  return mayBeMore ? undefined : only
}

export type ReadLine = {
  text: string
  quantity: number
  chosen?: Offer
  /** Best first. */
  candidates: Offer[]
  doubts: LineDoubt[]
}

export type ReadMessage = {
  lines: ReadLine[]
  phone?: string
  name?: string
  address?: Address
  unread: string[]
}

/** The most look-ups per message: nobody orders so much, and each takes a millisecond. */
const MAX_REQUESTED_LINES = 400

const distinct = (matches: readonly Match[]): Offer[] => [
  ...new Set(matches.map(({ offer }) => offer)),
]

/** The best variants of each product, so that no product takes all places. */
const candidatesOf = ({ found, alternatives }: Line): Offer[] => {
  if (alternatives.length > 0) {
    const all = [found, ...alternatives].map(({ matches }) => distinct(matches))
    return [0, 1, 2, 3, 4]
      .flatMap((at) => all.flatMap((offers) => offers[at] ?? []))
      .slice(0, MAX_CANDIDATES)
  }
  return distinct(found.matches).slice(0, MAX_CANDIDATES)
}

const readLine = (line: Line): ReadLine => {
  const { requested, hints, found, alternatives } = line
  const chosen = alternatives.length > 0 ? undefined : chooseOffer(found)
  const doubts = doubtsOf(requested, hints, found, chosen)
  if (alternatives.length > 0 && !doubts.includes('maybe_not_ordered'))
    doubts.push('maybe_not_ordered')
  const candidates = candidatesOf(line)
  return {
    text: requested.text,
    quantity: requested.quantity,
    ...(chosen && { chosen: chosen.offer }),
    candidates: chosen
      ? [chosen.offer, ...candidates.filter((offer) => offer !== chosen.offer)].slice(
          0,
          MAX_CANDIDATES,
        )
      : candidates,
    doubts,
  }
}

/** Doubts beyond a single line: the same goods twice, or words nearby that decline, ask or are unknown. */
const withDoubtsAround = (lines: readonly Line[], { all, near }: Around): ReadLine[] => {
  const read = lines.map(readLine)
  if (lines.some(isChatterWord)) all.add('words_unknown')
  const times = new Map<Offer, number>()
  for (const { chosen } of read) if (chosen) times.set(chosen, (times.get(chosen) ?? 0) + 1)
  const stray = rowsAround(lines.map((line) => ({ row: line.requested.row, ...wordsAround(line) })))
  return read.map((line, at) => {
    const isTwice = line.chosen !== undefined && (times.get(line.chosen) ?? 0) > 1
    const isStray = stray.has(lines[at]?.requested.row ?? -1)
    const doubts: LineDoubt[] = [
      ...line.doubts,
      ...all,
      ...(isTwice ? (['quantity_open'] as const) : []),
      ...(near.has(at) || isStray ? (['maybe_not_ordered'] as const) : []),
    ]
    return { ...line, doubts: [...new Set(doubts)] }
  })
}

/**
 * Reads a customer's message as order lines, for a person to check. Pure: cut → quantities and sizes → hints → goods →
 * variant → doubts, each a separate step.
 */
export const readMessage = (
  text: string,
  known: CatalogWords,
  goodsCatalog: GoodsCatalog,
): ReadMessage => {
  const isGoods = (phrase: string): boolean =>
    cutMessage(phrase)
      .flatMap(requestedLinesOf)
      .some((requested) => {
        const { found } = lookUp(requested, known, goodsCatalog)
        const best = found.matches[0]
        return best !== undefined && (best.wordMatches.firmBits & found.nouns) !== 0
      })
  const plain = plainMessage(text)
  const { rest, unread, ...contact } = takeContact(plain, isGoods)
  const collector = new LineCollector({
    lookUp: (requested) => lookUp(requested, known, goodsCatalog),
    rows: plain.split('\n'),
    rowsWithoutContact: rest.split('\n'),
  })
  const { lines, around } = collector
  if (isConversation(text)) around.all.add('maybe_not_ordered')
  for (const requested of cutMessage(rest).flatMap(requestedLinesOf).slice(0, MAX_REQUESTED_LINES))
    collector.add(requested)
  return {
    ...contact,
    lines: withDoubtsAround(lines, around),
    unread: [...unread, ...collector.unread],
  }
}
