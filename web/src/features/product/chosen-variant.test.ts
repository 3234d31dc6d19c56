import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { hasSize, productAsChosen, sizeIn } from './chosen-variant.ts'

const plain = aProduct({ sizes: ['S', 'M'], colors: ['Red'], price: 10, countInStock: 3 })
const tiffin = aProduct({
  sizes: ['1 L', '3 L'],
  colors: ['Red', 'Blue'],
  price: 249,
  countInStock: 4,
  variants: [
    { size: '1 L', color: 'Red', sku: 'A', price: 249, countInStock: 0 },
    { size: '3 L', color: 'Red', sku: 'B', price: 449, originalPrice: 499, countInStock: 4 },
    { size: '1 L', color: 'Blue', sku: 'C', price: 259, countInStock: 0 },
  ],
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

it('knows which sizes there are in a color', () => {
  expect(hasSize(tiffin, { size: '', color: 'Blue' }, '3 L')).toBe(false)
  expect(hasSize(tiffin, { size: '', color: '' }, '3 L')).toBe(true)
  expect(hasSize(plain, { size: '', color: 'Red' }, 'M')).toBe(true)
})
