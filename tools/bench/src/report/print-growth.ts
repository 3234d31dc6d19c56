import type { GrowthFigures } from '../measuring/measure-growth.ts'
import { short, table } from './table.ts'

const HEAD = [
  'products',
  'start reads',
  'first list ms',
  'list CPU ms',
  'list p99 ms (10)',
  'search CPU ms',
  'search p99 ms (10)',
  'memory MB',
]

const rowOf = ({ products, start, calls }: GrowthFigures) => {
  const one = (name: string) =>
    calls.find(({ call, connections }) => call === name && connections === 1)
  const ten = (name: string) =>
    calls.find(({ call, connections }) => call === name && connections === 10)
  const unknown = Number.NaN
  return [
    String(products),
    short(start.reads),
    short(start.firstListMs),
    short(one('list')?.cpuMs.both ?? unknown),
    short(ten('list')?.p99Ms ?? unknown),
    short(one('search')?.cpuMs.both ?? unknown),
    short(ten('search')?.p99Ms ?? unknown),
    short(Math.max(...calls.map(({ memoryMb }) => memoryMb))),
  ]
}

export const printGrowth = (growth: readonly GrowthFigures[]): string =>
  table([HEAD, ...growth.map(rowOf)])
