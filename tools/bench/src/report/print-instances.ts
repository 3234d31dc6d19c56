import type { InstancesFigures } from '../measuring/measure-instances.ts'
import { short, table } from './table.ts'

const HEAD = [
  'instances',
  'stale ms',
  'worst',
  'idle reads/s',
  'orders/s',
  'p99 ms',
  'refused',
  'reads',
  'writes',
  'one product/s',
  'p99 ms',
  'refused',
  'memory MB',
]

const rowOf = (figures: InstancesFigures) => {
  const { instances, stale, idleReadsPerSecond, buying, buyingOne, memoryMb } = figures
  return [
    instances,
    stale.medianMs,
    stale.worstMs,
    idleReadsPerSecond,
    buying.perSecond,
    buying.p99Ms,
    buying.refused,
    buying.reads,
    buying.writes,
    buyingOne.perSecond,
    buyingOne.p99Ms,
    buyingOne.refused,
    memoryMb,
  ].map(short)
}

export const printInstances = (measured: readonly InstancesFigures[]): string =>
  table([HEAD, ...measured.map(rowOf)])
