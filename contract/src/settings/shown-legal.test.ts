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

it('is what has been set otherwise, even if that is nothing', () => {
  const grievanceOfficer = { name: 'Mina', designation: '', phone: '', email: 'mina@ghar.example' }
  const legal = { ...shop.legal, legalName: 'Ghar Traders', addresses: [], grievanceOfficer }
  expect(shownLegal({ ...shop, legal })).toEqual(legal)
})
