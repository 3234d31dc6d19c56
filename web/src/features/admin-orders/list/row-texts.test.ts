import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { itemsText, rowAmount, shortAge } from './row-texts.ts'

const THALI = {
  productId: asProductId('p1'),
  name: 'Thali',
  image: '',
  price: rupees(349),
  size: '',
  color: '',
}

it('tells what is in an order, with its choice in the language of the page', () => {
  const orderItems = [
    { ...THALI, quantity: 2, size: 'Large', color: 'Red' },
    { ...THALI, quantity: 1 },
  ]
  expect(itemsText('en', { orderItems })).toBe('2 × Thali (Red · Large), Thali')
  addTexts('hi', { words: { Large: 'बड़ा', Red: 'लाल' } })
  expect(itemsText('hi', { orderItems })).toBe('2 × Thali (लाल · बड़ा), Thali')
})

it.each([
  ['2026-11-20T10:00:30Z', '0m'],
  ['2026-11-20T09:20:00Z', '40m'],
  ['2026-11-20T07:00:00Z', '3h'],
  ['2026-11-18T09:00:00Z', '2d'],
])('an order of %s is %s old', (placed, age) => {
  expect(shortAge('en', placed, Date.parse('2026-11-20T10:00:00Z'))).toBe(age)
})

it('tells what is to be collected of an order under way, and of another what it came to', () => {
  const sums = { totalPrice: rupees(849), toCollect: rupees(349) }
  expect(rowAmount({ status: 'Shipped', ...sums })).toBe(349)
  expect(rowAmount({ status: 'Delivered', ...sums, toCollect: rupees(0) })).toBe(849)
  expect(rowAmount({ status: 'Cancelled', ...sums, toCollect: rupees(0) })).toBe(849)
})
