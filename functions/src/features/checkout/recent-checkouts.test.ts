import { NO_MONEY } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { RecentCheckouts } from './checkouts.repository.ts'

const aCheckout = {
  userId: 'u',
  expiresAt: new Date(0),
  orderId: null,
  lines: [],
  itemsPrice: NO_MONEY,
  shippingPrice: NO_MONEY,
  totalPrice: NO_MONEY,
  shippingAddress: anAddress(),
}

it('knows the last 500', () => {
  const recent = new RecentCheckouts()
  for (let number = 0; number <= 500; number++) recent.add(`c${number}`, aCheckout)
  expect(recent.get('c0')).toBeUndefined()
  expect(recent.get('c1')).toBe(aCheckout)
  recent.forget('c1')
  expect(recent.get('c1')).toBeUndefined()
})

it('parts with what an account has beyond 50, the oldest first', () => {
  const recent = new RecentCheckouts()
  recent.add('other', { ...aCheckout, userId: 'v' })
  for (let number = 0; number < 50; number++) recent.add(`c${number}`, aCheckout)
  expect(recent.takeSurplus('u')).toEqual([])
  recent.add('c50', aCheckout)
  recent.add('c51', aCheckout)
  expect(recent.takeSurplus('u')).toEqual(['c0', 'c1'])
  expect(recent.takeSurplus('u')).toEqual([])
  expect(recent.get('c0')).toBeUndefined()
  expect(recent.get('other')).toBeDefined()
})
