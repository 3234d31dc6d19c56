import type { Pin } from '@bartan/contract/shared/pin'
import table from './pin-places.json' with { type: 'json' }

type Run = { from: number; town: string }

const RADIX = 36

/** Each run stores the distance of its first PIN code from the previous run's, and its town's index. */
const readRuns = (): Run[] => {
  const towns = table.towns.split('|')
  let from = 0
  return table.runs.split(' ').map((run) => {
    const [step = '', town = ''] = run.split('.')
    from += Number.parseInt(step, RADIX)
    return { from, town: towns[Number.parseInt(town, RADIX)] ?? '' }
  })
}

const runs = readRuns()

/** PIN codes with the same first digits are of one postal district; each district starts a run. */
const districtOf = (pin: number): number => Math.floor(pin / 1000)

/** The town, or else the district, that delivers to a PIN code; undefined if the post has no such code. */
export const townOfPin = (pin: Pin): string | undefined => {
  const code = Number(pin)
  const run = runs.findLast(({ from }) => from <= code)
  return run && districtOf(run.from) === districtOf(code) ? run.town : undefined
}
