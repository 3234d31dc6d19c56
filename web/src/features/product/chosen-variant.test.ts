import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { colorIn, productAsChosen, sizeIn, stateOf } from './chosen-variant.ts'

const plain = aProduct({ sizes: ['S', 'M'], colors: ['Red'], price: rupees(10), countInStock: 3 })
const tiffin = aProduct({
  sizes: ['1 L', '3 L'],
  colors: ['Red', 'Blue'],
  price: rupees(249),
  countInStock: 4,
  variants: [
    { size: '1 L', color: 'Red', sku: asSku('A'), price: rupees(249), countInStock: 0 },
    {
      size: '3 L',
      color: 'Red',
      sku: asSku('B'),
      price: rupees(449),
      originalPrice: rupees(499),
      countInStock: 4,
    },
    { size: '1 L', color: 'Blue', sku: asSku('C'), price: rupees(259), countInStock: 0 },
  ],
})

it('says of the label what the variant says, else what the product says', () => {
  const measure = { value: 1, unit: 'kg' }
  const [small, ...others] = tiffin.variants ?? []
  const labelled = {
    ...tiffin,
    mrp: rupees(600),
    declarations: { manufacturer: 'Prakash' },
    variants: small ? [{ ...small, mrp: rupees(300), netQuantity: measure }, ...others] : others,
  }
  expect(productAsChosen(labelled, { size: '1 L', color: 'Red' })).toMatchObject({
    mrp: 300,
    declarations: { manufacturer: 'Prakash', netQuantity: measure },
  })
  expect(productAsChosen(labelled, { size: '3 L', color: 'Red' }).mrp).toBe(600)
})

it('price and stock are those of what is chosen', () => {
  expect(productAsChosen(tiffin, { size: '3 L', color: 'Red' })).toMatchObject({
    price: 449,
    originalPrice: 499,
    countInStock: 4,
  })
  expect(productAsChosen(tiffin, { size: '1 L', color: 'Red' }).countInStock).toBe(0)
  expect(productAsChosen(tiffin, { size: '3 L', color: 'Blue' }).countInStock).toBe(0)
  expect(productAsChosen(tiffin, { size: '', color: 'Red' })).toBe(tiffin)
  expect(productAsChosen(plain, { size: 'S', color: 'Red' })).toBe(plain)
})

it('begins with a size that can be had, and keeps the one that is chosen', () => {
  expect(sizeIn(tiffin, 'Red')).toBe('3 L')
  expect(sizeIn(tiffin, 'Blue')).toBe('1 L')
  expect(sizeIn(tiffin, 'Red', '1 L')).toBe('1 L')
  expect(sizeIn(tiffin, 'Blue', '3 L')).toBe('1 L')
  expect(sizeIn(plain, 'Red')).toBe('S')
})

it('begins with a color that can be had, rather the preferred one', () => {
  expect(colorIn(tiffin, 'Red')).toBe('Red')
  expect(colorIn(tiffin, 'Blue')).toBe('Red')
  expect(colorIn(tiffin, 'Blue', '1 L')).toBe('Blue')
  expect(colorIn(tiffin, 'Blue', '3 L')).toBe('Red')
  expect(colorIn(plain, 'Blue')).toBe('Blue')
})

it('tells what is sold out from what is not made', () => {
  expect(stateOf(tiffin, { size: '3 L', color: 'Red' })).toBe('there')
  expect(stateOf(tiffin, { size: '1 L', color: 'Red' })).toBe('soldOut')
  expect(stateOf(tiffin, { size: '3 L', color: 'Blue' })).toBe('missing')
  expect(stateOf(tiffin, { size: '', color: 'Blue' })).toBe('soldOut')
  expect(stateOf(tiffin, { size: '3 L', color: '' })).toBe('there')
  expect(stateOf(plain, { size: 'M', color: 'Red' })).toBe('there')
})
