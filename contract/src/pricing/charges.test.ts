import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rupees, paise, type Paise } from '../shared/money.ts'
import { chargesOf } from './charges.ts'
import { missingForFreeShipping, shippingPaise } from './shipping.ts'
import { isVpa, upiLink } from './upi-link.ts'

const FREE_FROM = rupees(299)

const FEE = rupees(50)

const SHIPPING = { freeFrom: FREE_FROM, fee: FEE }

const worth = (price: Paise) => [{ price, quantity: 1 }]

it.each([
  { items: 1_00, fee: 50_00 },
  { items: 298_99, fee: 50_00 },
  // Exactly there was never a fee (contract §6).
  { items: 299_00, fee: 0 },
  { items: 299_01, fee: 0 },
])('asks $fee paise for the shipping of $items paise', ({ items, fee }) => {
  expect(shippingPaise(paise(items), SHIPPING)).toBe(fee)
  expect(chargesOf(worth(paise(items)), SHIPPING)).toEqual({
    itemsPrice: items,
    shippingPrice: fee,
    totalPrice: items + fee,
  })
})

it('asks nothing for nothing', () => {
  expect(chargesOf([])).toEqual({ itemsPrice: 0, shippingPrice: 0, totalPrice: 0 })
})

const anyLines = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 1_000_000_000 }).map(paise),
    quantity: fc.nat(10_000),
  }),
  { minLength: 1, maxLength: 40 },
)

it('the parts add up, in whole paise, whatever is bought', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { itemsPrice, shippingPrice, totalPrice } = chargesOf(lines)
      expect(totalPrice).toBe(itemsPrice + shippingPrice)
      expect([itemsPrice, shippingPrice, totalPrice].every(Number.isInteger)).toBe(true)
    }),
  )
})

it('neither the order of lines nor how units are spread over them makes a difference', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const halves = lines.flatMap(({ price, quantity }) => [
        { price, quantity: Math.floor(quantity / 2) },
        { price, quantity: Math.ceil(quantity / 2) },
      ])
      expect(chargesOf(halves.toReversed())).toEqual(chargesOf(lines))
    }),
  )
})

it('what is missing for free shipping makes it free, and a paisa less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_00 }), (items) => {
      const missing = missingForFreeShipping(paise(items), SHIPPING) ?? 0
      expect(shippingPaise(paise(items + missing), SHIPPING)).toBe(0)
      expect(missing === 0 || shippingPaise(paise(items + missing - 1), SHIPPING) > 0).toBe(true)
    }),
  )
})

it('is never free where no amount is named for it', () => {
  const never = { freeFrom: null, fee: FEE }
  expect(shippingPaise(paise(1_000_000_00), never)).toBe(50_00)
  expect(missingForFreeShipping(paise(1_00), never)).toBeUndefined()
})

it('nothing is missing where shipping is free for all', () => {
  expect(missingForFreeShipping(paise(1_00), { freeFrom: rupees(0), fee: FEE })).toBe(0)
  expect(missingForFreeShipping(paise(1_00), { freeFrom: FREE_FROM, fee: rupees(0) })).toBe(0)
})

it('asks for the very amount, with the order in its note', () => {
  const link = upiLink({
    vpa: 'bartan@okaxis',
    payee: 'Bartan & Sons',
    amount: rupees(1299),
    number: 'BR-7K42Q',
  })
  expect(link).toBe(
    'upi://pay?pa=bartan@okaxis&pn=Bartan%20%26%20Sons&am=1299.00&tn=BR-7K42Q&cu=INR',
  )
})

it('knows an address for payments from one for mail', () => {
  expect(['bartan@okaxis', '9876543210@ybl', 'a.b-c_d@upi'].every(isVpa)).toBe(true)
  expect(['', 'bartan', 'shop@gmail.com', '@upi', 'a b@upi'].some(isVpa)).toBe(false)
})
