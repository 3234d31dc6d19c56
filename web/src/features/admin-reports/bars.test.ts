import { expect, it } from 'vitest'
import { rankedBars, timeBars } from './bars.ts'

const measure = { name: 'net', of: ({ value }: { value: number }) => value } as const
const keyOf = ({ key }: { key: string }) => key

const rowsOf = (values: Record<string, number>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

it.each([
  ['day', ['2026-10-31', '2026-11-01', '2026-11-02'], '2026-11-01'],
  ['week', ['2026-10-26', '2026-11-02'], '2026-11-02'],
  ['month', ['2026-10', '2026-11'], '2026-11'],
] as const)('has a bar for each %s, one of nothing too', (step, keys, sold) => {
  const report = { from: '2026-10-31', to: '2026-11-02', rows: rowsOf({ [sold]: 5 }) }
  const bars = timeBars({ keyOf, measure }, report, { step, language: 'en' })
  expect(bars.map(({ key, value }) => [key, value])).toEqual(
    keys.map((key) => [key, key === sold ? 5 : 0]),
  )
})

it('ranks the ten longest, and leaves out what has none', () => {
  const rows = rowsOf(
    Object.fromEntries(Array.from({ length: 14 }, (_, place) => [`p${place}`, place])),
  )
  const bars = rankedBars({ keyOf, measure, labelOf: keyOf }, rows, 'en')
  expect(bars.map(({ value }) => value)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
  expect(rankedBars({ keyOf, measure, labelOf: keyOf }, rowsOf({ none: 0 }), 'en')).toEqual([])
})
