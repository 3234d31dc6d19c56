import type { Brand } from './brand.ts'
import { PIN_STARTS, SECOND_STATES } from './pin-table.ts'
import { plainDigits } from './plain-digits.ts'

/** An Indian postal code as the shop stores it. */
export type Pin = Brand<string, 'Pin'>

/** Six digits, the first of them a zone from 1 to 9. */
export const PIN_PATTERN = /^[1-9]\d{5}$/

/** Blanks, dashes, and invisible marks from copying. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}]/gu

/** Normalizes a PIN: `221 005`, `221-005`, `२२१००५`. An invalid one stays invalid. */
export const plainPin = (typed: string): string => plainDigits(typed).replaceAll(BETWEEN_DIGITS, '')

const PREFIX_LENGTH = 3

export const isPin = (text: string): text is Pin => PIN_PATTERN.test(text)

/** A postal district. Parcels are counted by district, because a single PIN has too few. */
export const pinPrefixOf = (postalCode: string): string =>
  isPin(postalCode) ? postalCode.slice(0, PREFIX_LENGTH) : 'other'

/** The default country of forms, and the only one whose postal codes are known. */
export const COUNTRY = 'India'

/** The country's name in India's languages, because people may not type in the page's. */
const NAMES: ReadonlySet<string> = new Set([
  COUNTRY.toLowerCase(),
  'in',
  'ind',
  'republic of india',
  'bharat',
  'hindustan',
  'भारत',
  'भारतम्',
  'इंडिया',
  'इण्डिया',
  'हिंदुस्तान',
  'ভারত',
  'ভাৰত',
  'ভারতবর্ষ',
  'ভাৰতবৰ্ষ',
  'ہندوستان',
  'ہندستان',
  'இந்தியா',
  'பாரதம்',
  'భారతదేశం',
  'భారత్',
  'ಭಾರತ',
  'ഇന്ത്യ',
  'ભારત',
  'ਭਾਰਤ',
  'ଭାରତ',
  'بھارت',
])

/** `India.` and `I.N.D.` are the same names. */
const plainName = (country: string): string =>
  country
    .normalize('NFC')
    .replaceAll(/[\s.,\p{Cf}]+/gu, ' ')
    .trim()
    .toLowerCase()

export const isIndia = (country: string): boolean => {
  const name = plainName(country)
  return NAMES.has(name) || NAMES.has(name.replaceAll(' ', ''))
}

const PIN_LENGTH = 6

/** Runs of PIN codes within one state, by their first code. */
const RUNS = Object.entries(PIN_STARTS)
  .flatMap(([state, starts]) =>
    starts.split(' ').map((start) => ({ from: start.padEnd(PIN_LENGTH, '0'), state })),
  )
  .sort((one, other) => (one.from < other.from ? -1 : 1))

/** Undefined for army post offices (9…), and for codes that the post doesn't use. */
export const stateOfPin = (pin: Pin): string | undefined =>
  RUNS.findLast(({ from }) => from <= pin)?.state || undefined

/** The states that a PIN code's post offices are in, its own first. */
export const statesOfPin = (pin: Pin): string[] =>
  [stateOfPin(pin), SECOND_STATES[pin]].filter((state) => state !== undefined)

/** The state of all PIN codes that begin so; undefined if there are several. */
export const stateOfPrefix = (prefix: string): string | undefined => {
  const [first, last] = ['0', '9'].map((digit) => prefix.padEnd(PIN_LENGTH, digit))
  if (!first || !last || !isPin(first)) return undefined
  const isOne = !RUNS.some(({ from }) => from > first && from <= last)
  return isOne ? stateOfPin(first) : undefined
}

export type Place = { country: string; postalCode: string; state?: string | null | undefined }

/** The PIN code of an address in India; undefined elsewhere. */
export const pinOf = ({ country, postalCode }: Place): Pin | undefined => {
  const pin = plainPin(postalCode)
  return isIndia(country) && isPin(pin) ? pin : undefined
}

/** The state of an address: its own, or else that of its PIN code. */
export const stateOf = (place: Place): string | undefined => {
  const pin = pinOf(place)
  return place.state || (pin && stateOfPin(pin))
}

/** Addresses of earlier versions have no state of their own. */
export const withState = <Address extends Place>(address: Address): Address => {
  const state = stateOf(address)
  return state === undefined ? address : { ...address, state }
}
