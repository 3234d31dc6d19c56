import { describe, expect, it } from 'vitest'
import { asProductId } from '../products/product-id.ts'
import { estimatedDelivery } from './estimated-delivery.ts'
import { isReturnOpen, returnableUntil, unitsReturnable } from './return-rules.ts'

const line = { productId: asProductId('p'), size: 'Small', color: 'Red', quantity: 3 }

const back = (state: 'requested' | 'accepted' | 'declined', quantity: number) => ({
  state,
  lines: [{ ...line, quantity }],
})

describe('units that can be asked back', () => {
  it('are those bought, less what was asked back and not declined', () => {
    expect(unitsReturnable(line)).toBe(3)
    expect(unitsReturnable(line, [back('accepted', 1), back('declined', 2)])).toBe(2)
    expect(unitsReturnable(line, [back('accepted', 1), back('requested', 2)])).toBe(0)
    expect(unitsReturnable({ ...line, size: 'Large' }, [back('accepted', 3)])).toBe(3)
  })

  it('are none of a product that is not eligible', () => {
    expect(unitsReturnable({ ...line, returnable: false })).toBe(0)
  })
})

describe('the time for it', () => {
  const deliveredAt = '2026-11-20T10:00:00.000Z'
  const order = { status: 'Delivered', deliveredAt } as const

  it('is three days from delivery', () => {
    expect(returnableUntil(deliveredAt)).toBe('2026-11-23T10:00:00.000Z')
    expect(isReturnOpen(order, new Date('2026-11-23T10:00:00.000Z'))).toBe(true)
    expect(isReturnOpen(order, new Date('2026-11-23T10:00:00.001Z'))).toBe(false)
  })

  it('is not before delivery, nor while a return waits for its answer', () => {
    const now = new Date('2026-11-21T10:00:00.000Z')
    expect(isReturnOpen({ status: 'Shipped' }, now)).toBe(false)
    expect(isReturnOpen({ ...order, returns: [back('requested', 1)] }, now)).toBe(false)
    expect(isReturnOpen({ ...order, returns: [back('declined', 1)] }, now)).toBe(true)
  })
})

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
