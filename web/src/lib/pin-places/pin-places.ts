import table from './pin-places.json' with { type: 'json' }
import type { Pin } from '@bartan/contract/shared/pin'

type Run = { from: number; town: string }

const RADIX = 36

/** Each run says how far its first PIN is from the one before, and its town's place in the list. */
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

/** PINs that have these in common are of one district of the post; each of them begins a run. */
const districtOf = (pin: number): number => Math.floor(pin / 1000)

/** The town, or else the district, that a PIN is delivered from; undefined of one that the post doesn't have. */
export const townOfPin = (pin: Pin): string | undefined => {
  const code = Number(pin)
  const run = runs.findLast(({ from }) => from <= code)
  return run && districtOf(run.from) === districtOf(code) ? run.town : undefined
}
