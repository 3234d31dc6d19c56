import { asPhone } from '@bartan/contract/users/rules'
import { expect, it } from 'vitest'
import { withoutContact } from './erased-contact.ts'

const anOrder = {
  user: { name: 'Asha Devi', phone: asPhone('9876543210'), email: 'asha@example.com' },
  shippingAddress: { firstName: 'Asha', city: 'Varanasi', phone: asPhone('9876500000') },
}

it.each(['Delivered', 'Cancelled'] as const)('of a %s order leaves no way to reach', (status) => {
  expect(withoutContact({ ...anOrder, status })).toEqual({
    user: { name: 'Asha Devi', phone: '' },
    shippingAddress: { firstName: 'Asha', city: 'Varanasi', phone: '' },
  })
})

it.each(['Processing', 'Shipped'] as const)('of a %s order keeps the phones alone', (status) => {
  expect(withoutContact({ ...anOrder, status })).toEqual({
    user: { name: 'Asha Devi', phone: '9876543210' },
    shippingAddress: anOrder.shippingAddress,
  })
})
