import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargesOf } from '../pricing/charges.ts'
import { publicShipping } from '../pricing/delivery-terms.ts'
import { deliveryTo, type PinRule } from '../settings/pin-rules.ts'
import { rupees, paise, toRupees } from '../shared/money.ts'
import { pinOf } from '../shared/pin.ts'
import { feeToBring } from './fee-to-bring.ts'
import { promise } from './promise.ts'
import { usualCharges } from './usual-charges.ts'

const NOW = '2026-11-28T06:00:00.000Z'

const SHIPPING = { fee: rupees(60), freeFrom: rupees(500) }

const RULES = [
  { prefix: '79', serviceable: true, days: 6, fee: rupees(80) },
  { prefix: '19', serviceable: false, days: 1 },
]

const SHOP = { shipping: SHIPPING, pinRules: RULES }

const PUBLIC = { shipping: publicShipping(SHIPPING, RULES) }

const placeOf = (postalCode: string, rules: readonly PinRule[]) =>
  deliveryTo(pinOf({ country: 'India', postalCode })!, rules)

const IN_STOCK = { price: rupees(400), countInStock: 2 }

it('without a PIN code, a day is told only where it holds everywhere, and the fee is a span', () => {
  expect(promise(IN_STOCK, undefined, SHOP, NOW)).toEqual({
    fee: { least: 60, most: 80 },
    days: { least: 1, most: 6 },
    arrivesAt: undefined,
  })
  expect(promise(IN_STOCK, undefined, PUBLIC, NOW)).toEqual({
    fee: { least: 60, most: undefined },
    days: { least: 1, most: 6 },
    arrivesAt: undefined,
  })
  expect(promise(IN_STOCK, undefined, { shipping: SHIPPING }, NOW)?.arrivesAt).toBe(
    '2026-11-29T06:00:00.000Z',
  )
})

const at = (pin: string) => placeOf(pin, RULES)

it('a PIN code decides fee and day, and of what is sold out or not brought there nothing is promised', () => {
  expect(promise(IN_STOCK, at('791001'), PUBLIC, NOW)).toEqual({
    fee: { least: 80, most: 80 },
    days: { least: 6, most: 6 },
    arrivesAt: '2026-12-04T06:00:00.000Z',
  })
  expect(promise(IN_STOCK, at('190001'), PUBLIC, NOW)).toBeUndefined()
  expect(promise({ ...IN_STOCK, countInStock: 0 }, at('791001'), PUBLIC, NOW)).toBeUndefined()
})

it('what is told without a PIN code is never less than what a place with one pays', () => {
  const money = fc.integer({ min: 0, max: 900 }).map(rupees)
  const rule = fc.record({
    prefix: fc.constantFrom('1', '11', '4', '56', ''),
    serviceable: fc.boolean(),
    days: fc.nat(9),
    fee: fc.option(money, { nil: undefined }),
    freeFrom: fc.option(money, { nil: undefined }),
  })
  const anyShop = fc.record({
    shipping: fc.record({ fee: money, freeFrom: fc.option(money) }),
    pinRules: fc.uniqueArray(rule, { maxLength: 4, selector: ({ prefix }) => prefix }),
  })
  fc.assert(
    fc.property(
      anyShop,
      money,
      fc.constantFrom('110001', '400001', '560001'),
      (shop, price, pin) => {
        const place = placeOf(pin, shop.pinRules)
        fc.pre(place.serviceable)
        const fee = feeToBring(price, shop, place).most ?? 0
        const told = feeToBring(price, shop)
        expect([told.least <= fee, fee <= (told.most ?? 0)]).toEqual([true, true])
        const shown = feeToBring(price, { shipping: publicShipping(shop.shipping, shop.pinRules) })
        expect(shown.most === undefined || shown.most === fee).toBe(true)
      },
    ),
  )
})

/** What is told of the fee for ₹400 of goods: before a PIN code is known, and at least and at most. */
const feesTold = (...pinRules: PinRule[]) => {
  const { byPin } = publicShipping(SHIPPING, pinRules)
  const { least, most } = feeToBring(rupees(400), { shipping: SHIPPING, pinRules })
  return [byPin?.from, least, most]
}

it('where a rule is for all other PIN codes, the fee that no place pays is told nowhere', () => {
  const rest = { prefix: '', serviceable: true, days: 3 }
  const near = { prefix: '22', serviceable: true, days: 1, fee: rupees(40) }
  expect(feesTold({ ...rest, fee: rupees(80) })).toEqual([80, 80, 80])
  expect(feesTold(near, { ...rest, fee: rupees(45) })).toEqual([40, 40, 45])
  expect(feesTold(near, { ...rest, serviceable: false })).toEqual([40, 40, 40])
  expect(feesTold(near, rest)).toEqual([40, 40, 60])
  expect(feesTold({ ...rest, serviceable: false })).toEqual([undefined, 60, 60])
})

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
