import { unitsIn } from '@bartan/contract/cart/rules'
import { rupees } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { aCart, aLine } from '#testing/builders.ts'
import { applyChange, keyOf } from './cart-change.ts'

const guest = { guestId: 'guest_1' }

describe('a change of the cart', () => {
  it('adds to the line of that very size and color, else a line', () => {
    const small = applyChange(aCart(guest, aLine()), { kind: 'add', line: aLine({ quantity: 2 }) })
    expect(small.products.map(({ quantity }) => quantity)).toEqual([3])
    const both = applyChange(small, { kind: 'add', line: aLine({ size: 'Large' }) })
    expect(both.products.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['Small', 3],
      ['Large', 1],
    ])
    expect(both.totalPrice).toBe(796)
  })

  it('sets the quantity of one line only', () => {
    const red = aLine()
    const blue = aLine({ color: 'Blue' })
    const cart = applyChange(aCart(guest, red, blue), {
      kind: 'quantity',
      key: keyOf(blue),
      quantity: 4,
    })
    expect(cart.products.map(({ quantity }) => quantity)).toEqual([1, 4])
    expect(unitsIn(cart.products)).toBe(5)
  })

  it('removes one line only', () => {
    const red = aLine()
    const blue = aLine({ color: 'Blue' })
    expect(
      applyChange(aCart(guest, red, blue), { kind: 'remove', key: keyOf(red) }).products,
    ).toEqual([blue])
  })

  it('counts money in paise and leaves out what is unavailable', () => {
    const cart = aCart(
      guest,
      aLine({ price: rupees(0.1), quantity: 1 }),
      aLine({ color: '', available: false }),
    )
    const change = { kind: 'quantity', key: keyOf(aLine()), quantity: 3 } as const
    expect(applyChange(cart, change).totalPrice).toBe(0.3)
  })

  it('does not touch the cart it was given', () => {
    const cart = aCart(guest, aLine())
    const before = structuredClone(cart)
    applyChange(cart, { kind: 'add', line: aLine() })
    expect(cart).toEqual(before)
  })
})
