import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { describe, expect, it } from 'vitest'
import { returnsOnDeletion, statusEffects } from './status-effects.ts'

describe('a change of status', () => {
  it.each(ORDER_STATUSES)('from %s to itself is none', (status) => {
    expect(statusEffects({ status, stock: 'taken' }, status)).toBeUndefined()
  })

  it.each(['Processing', 'Shipped', 'Cancelled'] as const)(
    'from %s to Delivered pays',
    (status) => {
      const stock = status === 'Cancelled' ? 'returned' : 'taken'
      expect(statusEffects({ status, stock }, 'Delivered')).toMatchObject({
        isDelivered: true,
        isPaid: true,
      })
    },
  )

  it.each(['Processing', 'Shipped', 'Cancelled'] as const)('from Delivered to %s unpays', (to) => {
    expect(statusEffects({ status: 'Delivered', stock: 'taken' }, to)).toMatchObject({
      isDelivered: false,
      isPaid: false,
    })
  })

  it.each(['Processing', 'Shipped', 'Delivered'] as const)(
    'from %s to Cancelled returns the units, and back takes them again',
    (status) => {
      expect(statusEffects({ status, stock: 'taken' }, 'Cancelled')?.units).toBe('return')
      expect(statusEffects({ status: 'Cancelled', stock: 'returned' }, status)?.units).toBe('take')
    },
  )

  it('between open statuses leaves the units where they are', () => {
    expect(statusEffects({ status: 'Processing', stock: 'taken' }, 'Shipped')?.units).toBe('stay')
  })
})

it('returns the units of what is deleted before it was delivered', () => {
  expect(returnsOnDeletion({ status: 'Processing', stock: 'taken' })).toBe(true)
  expect(returnsOnDeletion({ status: 'Shipped', stock: 'taken' })).toBe(true)
  expect(returnsOnDeletion({ status: 'Delivered', stock: 'taken' })).toBe(false)
  expect(returnsOnDeletion({ status: 'Cancelled', stock: 'returned' })).toBe(false)
})
