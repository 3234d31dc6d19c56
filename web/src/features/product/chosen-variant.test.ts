import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { colorIn, productAsChosen, sizeIn, stateOf } from './chosen-variant.ts'

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
