import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../shared/money.ts'
import { stateOf } from '../shared/pin.ts'
import { STATE_NAMES, stateCodeOf } from '../shared/states.ts'
import { amountInWords } from './amount-in-words.ts'
import { documentNumber } from './document-number.ts'
import { financialYearOf, firstYearOf, monthOf } from './financial-year.ts'
import { turnoverLimit } from './turnover-limits.ts'

it.each([
  ['2026-11-22T06:00:00Z', '26-27', '2026-11'],
  ['2026-03-31T18:29:59Z', '25-26', '2026-03'],
  ['2026-03-31T18:30:00Z', '26-27', '2026-04'],
  ['2099-12-31T00:00:00Z', '99-00', '2099-12'],
])("the financial year of %s begins in April by India's day", (time, year, month) => {
  expect([financialYearOf(new Date(time)), monthOf(new Date(time))]).toEqual([year, month])
  expect(firstYearOf(month) % 100).toBe(Number(year.slice(0, 2)))
})

it("a document's number has at most sixteen characters that the law allows", () => {
  const series = fc.constantFrom(...(['A', 'B', 'R', 'CA', 'CB', 'CR'] as const))
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 9_999_999 }), (name, sequence) => {
      expect(documentNumber('26-27', name, sequence)).toMatch(/^[A-Za-z0-9/-]{1,16}$/)
    }),
  )
})

it.each([
  [0, 'Rupees Zero Only'],
  [349_00, 'Rupees Three Hundred Forty Nine Only'],
  [1_50, 'Rupees One and Fifty Paise Only'],
  [100_005_00, 'Rupees One Lakh Five Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    12_34_56_789_12,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Twelve Paise Only',
  ],
])('an amount in words of %d paise', (amount, words) => {
  expect(amountInWords(paise(amount))).toBe(words)
})

it('states have a code of their own, and every PIN code leads to one', () => {
  expect(new Set(STATE_NAMES.map(stateCodeOf)).size).toBe(STATE_NAMES.length)
  for (let pin = 110_001; pin < 860_000; pin += 997) {
    const state = stateOf({ country: 'India', postalCode: String(pin) })
    expect([...STATE_NAMES, undefined]).toContain(state)
  }
})

it.each([
  ['unregistered', 'Maharashtra', 4_000_000],
  ['unregistered', '', 4_000_000],
  ['unregistered', 'Telangana', 2_000_000],
  ['unregistered', 'Nagaland', 1_000_000],
  ['composition', 'Gujarat', 15_000_000],
  ['composition', 'Sikkim', 7_500_000],
  ['regular', 'Gujarat', undefined],
] as const)('%s in %s: %s', (registration, state, limit) => {
  expect(turnoverLimit(registration, state)).toBe(limit)
})
