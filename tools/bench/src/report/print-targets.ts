import type { CallFigures } from '../measuring/measure-calls.ts'
import type { StartFigures } from '../measuring/measure-start.ts'
import { short, table } from './table.ts'

type Measured = { calls: readonly CallFigures[]; start: StartFigures }
type Target = { what: string; atOnce?: number; atMost: number; unit: string; measured: number }

type Of = (figures: CallFigures) => number
const both: Of = ({ cpuMs }) => cpuMs.both
const whole: Of = ({ cpuMs }) => cpuMs.both + cpuMs.auth

/** Limits in CPU ms per call, by call and by number of simultaneous calls. */
const CALLS: readonly (readonly [string, string, Of, Readonly<Record<number, number>>])[] = [
  ['add to cart', 'function and database', both, { 1: 5, 10: 3.5 }],
  ['add to cart', 'with the Auth emulator', whole, { 1: 8, 10: 4.5 }],
  ['checkout', 'function and database', both, { 1: 20, 10: 13 }],
  ['checkout', 'with the Auth emulator', whole, { 1: 45, 10: 26 }],
  ['product page, new', 'function and database', both, { 1: 8 }],
  ['collection page, new', 'function and database', both, { 1: 5 }],
]

const targetsOf = ({ calls, start }: Measured): Target[] => [
  ...CALLS.flatMap(([name, part, of, limits]) =>
    Object.entries(limits).flatMap(([at, atMost]) => {
      const atOnce = Number(at)
      const figures = calls.find(
        ({ call, connections }) => call.split(':')[0] === name && connections === atOnce,
      )
      const what = `${name}: ${part}`
      return figures ? [{ what, atOnce, atMost, unit: 'CPU ms', measured: of(figures) }] : []
    }),
  ),
  { what: 'cold function to its first list', atMost: 900, unit: 'ms', measured: start.firstListMs },
  { what: 'memory after its start', atMost: 350, unit: 'MB', measured: start.memoryMb },
]

export const printTargets = (measured: Measured): string =>
  table([
    ['target', 'at once', 'at most', 'measured', 'unit', ''],
    ...targetsOf(measured).map(({ what, atOnce, atMost, unit, measured: found }) => [
      what,
      atOnce === undefined ? '–' : String(atOnce),
      String(atMost),
      short(found),
      unit,
      found <= atMost ? '✓' : '✗ missed',
    ]),
  ])
