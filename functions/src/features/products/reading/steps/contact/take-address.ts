import { isPin, stateOfPin, type Pin } from '@bartan/contract/shared/pin'
import { plainDigits } from '@bartan/contract/shared/plain-digits'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { ADDRESS_WORDS, CITY_STARTS } from '../../vocabulary/places.ts'
import { plainWord } from '../../vocabulary/plain-word.ts'
import { hasAddressWord, isChatter, stretchesOf, tidyText, type IsGoods } from './stretches.ts'
import { isName } from './take-name.ts'

/** These are cities as well. */
const CITIES = new Set(['Delhi', 'Chandigarh', 'Puducherry'])

/** Names that people still write, or write besides. */
const OTHER_NAMES = ['Orissa', 'Uttaranchal', 'NCT of Delhi', 'J ?& ?K']

/** Uttar Pradesh, Uttarpradesh, UP, U.P., U. P.; Jammu & Kashmir. */
const spellingsOf = (state: string): string[] => {
  const words = state.replaceAll(' and ', ' (?:and|&) ').split(' ')
  const initials = words.map((word) => word.charAt(0)).join(String.raw`\.? ?`)
  return [words.join(' *'), ...(words.length === 2 ? [initials] : [])]
}

const NAMED = [
  ...STATE_NAMES.filter((state) => !CITIES.has(state)).flatMap(spellingsOf),
  ...OTHER_NAMES,
]

const STATE = new RegExp(
  String.raw`[,;]? ?(?<![\p{L}\p{M}\d])(?:${[...NAMED, 'India', 'Bharat', 'भारत'].join('|')})\.?(?=[\s,;.–-]*(?:$|[,;]|[1-9]\d{2}[ -]?\d{3}))`,
  'giu',
)

const isBlank = (row: string): boolean => !/[\p{L}\d]/u.test(row)

/** Rows around a PIN from which its state may be told once more. */
const AROUND = 2

/** The rows without the states and country that stand by a PIN, which tells them: none is a city or a name. */
const withoutStates = (rows: readonly string[], pinRows: readonly number[]): string[] =>
  rows.flatMap((row, at) => {
    if (!pinRows.some((pinRow) => Math.abs(pinRow - at) <= AROUND)) return [row]
    const left = row.replaceAll(STATE, '')
    return isBlank(left) && !isBlank(row) ? [] : [left]
  })

export type Address = { line1?: string; city?: string; state?: string; postalCode?: string }

const PIN = /(?<![\d/.])[1-9]\d{2}[ -]?\d{3}(?![\d/]|\.\d)/gu

const isHouseNumber = (text: string): boolean =>
  /^\s*(?:#\s*)?\d+\s?[/-]\s?\d+|^\s*h\.?\s?no/iu.test(text)

const isAddress = (text: string): boolean => hasAddressWord(text) || isHouseNumber(text)

const LABEL =
  /^[\s,.:–-]*(?:(?:my|mera|delivery|ghar)\s+)?(?:address|addr|pata|पता|पत्ता|ঠিকানা|முகவரி|deliver to|ghar|pin code|pincode|pin|पिन कोड|पिन|পিন|பின்)(?![\p{L}\p{M}])[\s:.\-–]*/iu

const withoutLabels = (text: string): string => {
  const plain = tidyText(text).replace(LABEL, '')
  return tidyText(
    plain.replace(/[\s,]*(?:pin code|pincode|pin|पिन कोड|पिन|পিন|பின்)[\s:.\-–]*$/iu, ''),
  )
}

const splitCity = (text: string): { line1?: string; city?: string } => {
  const pieces = text
    .split(',')
    .map(tidyText)
    .filter((piece) => piece !== '')
  const last = pieces.at(-1)
  if (last === undefined) return {}
  const words = last.split(/\s+/)
  const isTwo = CITY_STARTS.has(plainWord(words.at(-2) ?? ''))
  const city = words.slice(isTwo ? -2 : -1).join(' ')
  if (ADDRESS_WORDS.has(plainWord(city)) || /\d/.test(city)) return { line1: pieces.join(', ') }
  const before = words.slice(0, isTwo ? -2 : -1).join(' ')
  const line1 = [...pieces.slice(0, -1), before].filter((piece) => piece !== '').join(', ')
  return { city, ...(line1 !== '' && { line1 }) }
}

/** The most parts of a one-line address. */
const MAX_STRETCHES = 8

type Place = { row: number; from: number; to: number; pin: Pin }

const pinsOf = (rows: readonly string[]): Place[] =>
  rows.flatMap((row, at) =>
    [...plainDigits(row).matchAll(PIN)].flatMap(({ 0: written, index }) => {
      const pin = written.replaceAll(/\D/g, '')
      const isOne = isPin(pin) && stateOfPin(pin) !== undefined
      const isParted = written.length > 6
      const before = row.slice(0, index)
      const isSaid =
        /(?:pin|पिन|পিন|பின்)\s*(?:code|कोड)?\s*[:.\-–]?\s*$|[\p{L}\p{M})]\s*[-–]\s*$/iu.test(before)
      if (!isOne || (isParted && !isSaid && !hasAddressWord(row))) return []
      return [{ row: at, from: index, to: index + written.length, pin }]
    }),
  )

/** The start of the address before a PIN in its row. */
const startIn = (row: string, end: number, isGoods: IsGoods): number => {
  let from = end
  const before = stretchesOf(row.slice(0, end)).slice(-MAX_STRETCHES).toReversed()
  for (const [at, stretch] of before.entries()) {
    const said = tidyText(stretch.text)
    const isOwn = at === 0 && stretch.to === end
    if (said !== '' && !isAddress(said) && (isGoods(said) || isChatter(said))) {
      // "… bhej dena 221001": only the PIN belongs to the address.
      if (isOwn) return end
      break
    }
    if (!isOwn && said !== '' && !isAddress(said) && isName(said, isGoods) && at > 1) break
    from = stretch.from
    if (LABEL.test(said)) break
  }
  return from
}

export const takeAddress = (text: string, isGoods: IsGoods) => {
  const written = text.split('\n')
  const rows = withoutStates(
    written,
    pinsOf(written).map(({ row }) => row),
  )
  const places = pinsOf(rows)
  const pins = new Set(places.map(({ pin }) => pin))
  const [place] = places
  if (!place) return { rest: text, above: undefined, unread: [] }
  const blank = (at: number, from: number, to: number) => {
    const whole = rows[at] ?? ''
    rows[at] = `${whole.slice(0, from)}, ${whole.slice(to)}`
  }
  const row = rows[place.row] ?? ''
  const start = startIn(row, place.from, isGoods)
  let said = row.slice(start, place.from)
  blank(place.row, start, place.to)
  let top = place.row
  // Rows above belong to the address if its own row has nothing else.
  const least = tidyText(row.slice(0, start)) === '' ? 0 : top
  for (; top > least; top--) {
    const above = tidyText(rows[top - 1] ?? '')
    const isCity =
      withoutLabels(said) === '' &&
      /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?$/u.test(above) &&
      isAddress(rows[top - 2] ?? '') &&
      !isGoods(above)
    if (isCity) {
      said = above
      rows[top - 1] = ''
      continue
    }
    if (above === '' || !isAddress(above) || (isGoods(above) && !hasAddressWord(above))) break
    said = `${above}, ${said}`
    rows[top - 1] = ''
  }
  const state = stateOfPin(place.pin)
  const address: Address = {
    ...splitCity(withoutLabels(said)),
    ...(state && { state }),
    postalCode: place.pin,
  }
  if (pins.size > 1) {
    // Two addresses: a person decides.
    const others = places.slice(1).map(({ pin }) => pin)
    for (const { pin } of places.slice(1))
      for (const [at, whole] of rows.entries()) rows[at] = plainDigits(whole).replaceAll(pin, ', ')
    return {
      rest: rows.join('\n'),
      above: undefined,
      unread: [tidyText(`${said} ${place.pin}`), ...others],
    }
  }
  return { address, rest: rows.join('\n'), above: { row: top, from: start }, unread: [] }
}
