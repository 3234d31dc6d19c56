import { expect, it } from 'vitest'
import { RecentCheckouts } from './recent-checkouts.ts'

const aCheckout = { userId: 'u', expiresAt: new Date(0), orderId: null, lines: [], totalPrice: 0 }

it('knows the last 500', () => {
  const recent = new RecentCheckouts()
  for (let number = 0; number <= 500; number++) recent.add(`c${number}`, aCheckout)
  expect(recent.get('c0')).toBeUndefined()
  expect(recent.get('c1')).toBe(aCheckout)
  recent.forget('c1')
  expect(recent.get('c1')).toBeUndefined()
})
