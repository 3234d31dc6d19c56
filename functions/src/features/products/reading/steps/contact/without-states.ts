import { STATE_NAMES } from '@bartan/contract/shared/states'

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
export const withoutStates = (rows: readonly string[], pinRows: readonly number[]): string[] =>
  rows.flatMap((row, at) => {
    if (!pinRows.some((pinRow) => Math.abs(pinRow - at) <= AROUND)) return [row]
    const left = row.replaceAll(STATE, '')
    return isBlank(left) && !isBlank(row) ? [] : [left]
  })
