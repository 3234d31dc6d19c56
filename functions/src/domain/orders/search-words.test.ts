import { asSku } from '@bartan/contract/products/product-id'
import { orderNumber } from '@bartan/contract/shared/order-number'
import { asPhone } from '@bartan/contract/users/rules'
import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { searchedWords, searchWordsOf } from './search-words.ts'

const order = {
  number: orderNumber('7K42Q'),
  user: { name: 'Lakshmi Narayanan', phone: asPhone('9876543210') },
  shippingAddress: anAddress({
    firstName: 'मीना',
    lastName: 'Devi',
    city: 'New Delhi',
    postalCode: '110001',
    phone: asPhone('9123456789'),
  }),
  lines: [{ name: 'Lunch Box (Steel)', nameHi: 'लंच बॉक्स', sku: asSku('KIT-LB-7') }],
}

const stored = new Set(searchWordsOf(order))
const isFound = (typed: string) => {
  const words = searchedWords(typed)
  return words.length > 0 && words.every((word) => stored.has(word))
}

it.each([
  'BR-7K42Q',
  'br-7k42q',
  'br 7k42q',
  '7k42q',
  'BR-7K',
  '7k4',
  '9876543210',
  '+91 98765 43210',
  '098765-43210',
  '0091 9876543210',
  '+91 98765',
  '98765 4',
  '९८७६५४३२१०',
  '9123456789',
  '110001',
  '1100',
  'lakshmi',
  'LAKSHMI NARAYANAN',
  'narayanan lak',
  'मीना',
  'delhi',
  'new delhi lakshmi',
  'lunch',
  'steel lunch',
  'लंच',
  'KIT-LB-7',
  'kit-lb',
  'kitlb7',
])('an order is found by %s', (typed) => expect(isFound(typed)).toBe(true))

it.each(['', ' ', '--', 'BR-7K42R', '9876543211', '110002', 'lakshmi mumbai', 'steelbox'])(
  'an order is not found by %j',
  (typed) => expect(isFound(typed)).toBe(false),
)

it('has a bounded number of words, however much was bought', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    name: `Product${index} of many words indeed`,
    sku: asSku(`SKU-${index}-${index * 7}`),
  }))
  const words = searchWordsOf({ ...order, lines })
  expect(words.length).toBeLessThanOrEqual(600)
  expect(words).toContain('7k42q')
  expect(words).toContain('9876543210')
})
