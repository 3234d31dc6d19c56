import { expect, it } from 'vitest'
import { DEFAULT_SHOP } from './default-shop.ts'
import { shownLegal } from './shown-legal.ts'

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
