import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargesOf } from '../pricing/charges.ts'
import { paise, rupees, toRupees } from '../shared/money.ts'
import { usualCharges } from './usual-charges.ts'

const shipping = { freeFrom: rupees(299), fee: rupees(50) }
const lines = [
  { price: rupees(0.1), quantity: 1 },
  { price: rupees(0.2), quantity: 1 },
  { price: rupees(1.15), quantity: 3 },
]

it('computes in paise what rupees alone would get wrong', () => {
  expect(usualCharges(lines, { shipping })).toEqual({
    itemsPrice: 3.75,
    shippingPrice: 50,
    totalPrice: 53.75,
  })
})

it('asks what the shopper’s PIN code asks, and nothing for nothing', () => {
  const there = { fee: rupees(80), freeFrom: rupees(999) }
  expect(usualCharges(lines, { shipping }, there).shippingPrice).toBe(80)
  expect(usualCharges([], { shipping }, there).totalPrice).toBe(0)
})

it('the page, which has rupees, says what the server, which has paise, charges', () => {
  const anyLines = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 1_000_000_000 }).map(paise),
      quantity: fc.nat(10_000),
    }),
    { minLength: 1, maxLength: 40 },
  )
  fc.assert(
    fc.property(anyLines, (bought) => {
      const charges = chargesOf(bought, shipping)
      const onWire = bought.map(({ price, quantity }) => ({ price: toRupees(price), quantity }))
      expect(usualCharges(onWire, { shipping })).toEqual({
        itemsPrice: toRupees(charges.itemsPrice),
        shippingPrice: toRupees(charges.shippingPrice),
        totalPrice: toRupees(charges.totalPrice),
      })
    }),
  )
})
