import { expect, it } from 'vitest'
import { short, table } from './table.ts'

it('sets texts to the left and numbers to the right', () => {
  expect(
    table([
      ['call', 'ms'],
      ['list', '0.31'],
      ['checkout', '12'],
    ]),
  ).toBe(['call        ms', '──────────────', 'list      0.31', 'checkout    12'].join('\n'))
})

it('keeps the digits that mean something', () => {
  expect([1234.5, 12.34, 1.234, 0.01234, 0, Number.NaN].map(short)).toEqual([
    '1235',
    '12.3',
    '1.23',
    '0.0123',
    '0',
    '–',
  ])
})
