import { expect, it } from 'vitest'
import { estimatedDelivery } from './estimated-delivery.ts'

const placed = '2026-11-20T10:00:00.000Z'
const closure = { from: '2026-11-20', until: '2026-11-24' }

it('is a day after the order', () => {
  expect(estimatedDelivery(placed)).toBe('2026-11-21T10:00:00.000Z')
})

it('is as many days after it as the PIN code’s rule says', () => {
  expect(estimatedDelivery(placed, { days: 4 })).toBe('2026-11-24T10:00:00.000Z')
  expect(estimatedDelivery(placed, { days: 0 })).toBe(placed)
})

it('is counted from the first day after a closure', () => {
  // Midnight in India.
  expect(estimatedDelivery(placed, { days: 2, closure })).toBe('2026-11-26T18:30:00.000Z')
})

it.each([
  ['before', '2026-11-19T18:29:59.000Z', '2026-11-20T18:29:59.000Z'],
  ['after', '2026-11-24T18:30:00.000Z', '2026-11-25T18:30:00.000Z'],
])('has nothing to do with a closure %s which it was ordered', (_when, at, expected) => {
  expect(estimatedDelivery(at, { closure })).toBe(expected)
})
