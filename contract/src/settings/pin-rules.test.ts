import { expect, it } from 'vitest'
import { rupees } from '../shared/money.ts'
import { asPin } from '../testing/brands.ts'
import { deliveryTo } from './pin-rules.ts'

const RULES = [
  { prefix: '1', serviceable: true, days: 5 },
  { prefix: '110', serviceable: true, days: 2, codMax: rupees(1000) },
  { prefix: '1100', serviceable: false, days: 2 },
  { prefix: '', serviceable: true, days: 7 },
]

it.each([
  ['122001', { serviceable: true, days: 5 }],
  ['110101', { serviceable: true, days: 2, codMax: 1000 }],
  ['110001', { serviceable: false, days: 2 }],
  ['560001', { serviceable: true, days: 7 }],
])('the longest prefix of %s wins', (pin, delivery) => {
  expect(deliveryTo(asPin(pin), RULES)).toMatchObject(delivery)
})

it('everything is delivered in a day where no rule fits', () => {
  expect(deliveryTo(asPin('221001'), [])).toEqual({
    serviceable: true,
    days: 1,
    state: 'Uttar Pradesh',
    codMax: undefined,
  })
})
