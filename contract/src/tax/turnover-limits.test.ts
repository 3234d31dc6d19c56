import { expect, it } from 'vitest'
import { turnoverLimit } from './turnover-limits.ts'

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
