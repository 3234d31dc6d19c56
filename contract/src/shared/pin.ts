import { plainDigits } from './plain-digits.ts'
import type { Brand } from './brand.ts'

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

export const isIndia = (country: string): boolean =>
  NAMES.has(country.trim().normalize('NFC').toLowerCase())

/**
 * The first digits of each state's PIN codes: two digits are a postal circle, more of them a state inside a neighbor's
 * circle (https://en.wikipedia.org/wiki/Postal_Index_Number#PIN_system). The longest match counts. Some border villages
 * are served from the neighboring state, so this is for display, not for validation.
 */
const PREFIXES: Record<string, string> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 81 84 85',
  Chandigarh: '16',
  Chhattisgarh: '49',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 39',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Jharkhand: '814 815 816 82 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  Lakshadweep: '68255',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '6050',
  Punjab: '14 15',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 26 27 28',
  Uttarakhand: '248 249 263',
  'West Bengal': '70 71 72 73 74',
}

/** Every state and union territory with PIN codes. */
export const STATE_NAMES: readonly string[] = Object.keys(PREFIXES)

const LONGEST_PREFIX = 5

const STATES = new Map(
  Object.entries(PREFIXES).flatMap(([state, prefixes]) =>
    prefixes.split(' ').map((prefix): [string, string] => [prefix, state]),
  ),
)

/** Undefined for army post offices (9…). */
export const stateOfPin = (pin: Pin): string | undefined => {
  for (let length = LONGEST_PREFIX; length >= 2; length--) {
    const state = STATES.get(pin.slice(0, length))
    if (state) return state
  }
  return undefined
}

export type Place = { country: string; postalCode: string }

/** The PIN code of an address in India; undefined elsewhere. */
export const pinOf = ({ country, postalCode }: Place): Pin | undefined => {
  const pin = plainPin(postalCode)
  return isIndia(country) && isPin(pin) ? pin : undefined
}

/** An address's state, if the country is India and the postal code tells it. */
export const stateOf = (place: Place): string | undefined => {
  const pin = pinOf(place)
  return pin && stateOfPin(pin)
}
