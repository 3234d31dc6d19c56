import { expect, it } from 'vitest'
import { rupees } from '../shared/money.ts'
import { asPin } from '../testing/brands.ts'
import { accentVariables } from './accent-shades.ts'
import { accentContrast, MIN_CONTRAST } from './accent.ts'
import { DEFAULT_SHOP } from './default-shop.ts'
import { deliveryTo } from './pin-rules.ts'
import { shownLegal } from './shown-legal.ts'

const shadesOf = (accent: string) => new Map(accentVariables(accent))

it.each(['#f2a531', '#7fd1c7', '#c9b3f5', '#ffffff', '#f59a8d', '#ff9f6b'])(
  'text can be read on %s, pressed as well',
  (accent) => {
    const shades = shadesOf(accent)
    expect(shades.get('--colors-saffron')).toBe(accent)
    expect(accentContrast(shades.get('--colors-saffron-deep') ?? '')).toBeGreaterThanOrEqual(
      MIN_CONTRAST,
    )
    expect(shades.get('--colors-saffron-deep')).not.toBe(accent)
  },
)

it('a tint is light enough for any text', () => {
  expect(accentContrast(shadesOf('#e8b500').get('--colors-saffron-tint') ?? '')).toBeGreaterThan(10)
})

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

const shop = {
  ...DEFAULT_SHOP,
  name: 'Ghar',
  address: ['1 Road', 'Pune'],
  phone: '+91 11111 22222',
}

it('follows the shop where the seller has not been set', () => {
  expect(shownLegal(shop)).toMatchObject({
    legalName: 'Ghar',
    addresses: ['1 Road, Pune'],
    grievanceOfficer: { name: '', phone: '+91 11111 22222', email: shop.email },
  })
})

it('is what has been set otherwise', () => {
  const grievanceOfficer = {
    name: 'Mina',
    designation: '',
    phone: '+91 2',
    email: 'mina@ghar.example',
  }
  const legal = {
    ...shop.legal,
    legalName: 'Ghar Traders',
    addresses: ['2 Road'],
    grievanceOfficer,
  }
  expect(shownLegal({ ...shop, legal })).toEqual(legal)
})

it('is never what the code once named before a seller did, which settings of then still hold', () => {
  const legal = {
    ...shop.legal,
    legalName: 'Bartan',
    addresses: ['14 Thatheri Bazaar, Chowk, Varanasi, Uttar Pradesh 221001, India'],
    grievanceOfficer: {
      name: '',
      designation: 'Grievance Officer',
      phone: '+91 98765 43210',
      email: 'hello@bartan.example',
    },
  }
  expect(shownLegal({ ...shop, email: 'mina@ghar.example', legal })).toMatchObject({
    legalName: 'Ghar',
    addresses: ['1 Road, Pune'],
    grievanceOfficer: { phone: '+91 11111 22222', email: 'mina@ghar.example' },
  })
})
