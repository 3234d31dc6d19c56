import type { CallFigures } from '../measuring/measure-calls.ts'
import { short, table } from './table.ts'

const HEAD = [
  'call',
  'at once',
  'per second',
  'p50 ms',
  'p99 ms',
  'CPU ms: function',
  'database',
  'both',
  'reads',
  'writes',
  'memory MB',
]

const rowOf = (figures: CallFigures) => [
  figures.call,
  String(figures.connections),
  short(figures.perSecond),
  short(figures.p50Ms),
  short(figures.p99Ms),
  short(figures.cpuMs.function),
  short(figures.cpuMs.database),
  short(figures.cpuMs.both),
  short(figures.reads),
  short(figures.writes),
  short(figures.memoryMb),
]

const noteOn = ({ call, connections, finalizeP99Ms, cpuMs, failures }: CallFigures) => [
  ...(finalizeP99Ms === undefined
    ? []
    : [
        `${call}, ${connections} at once: p99 of finalize alone ${short(finalizeP99Ms)} ms; ` +
          `Auth emulator ${short(cpuMs.auth)} ms of CPU (not in the sum)`,
      ]),
  ...(failures > 0 ? [`${call}, ${connections} at once: ${failures} FAILED`] : []),
]

export const printCalls = (calls: readonly CallFigures[]): string =>
  [table([HEAD, ...calls.map(rowOf)]), '', ...calls.flatMap(noteOn)].join('\n')
