import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { startOf, useProductChoice } from './use-product-choice.ts'

const sold = { price: rupees(100), countInStock: 3 }

const mixed = aProduct({
  sizes: ['1 L', '2 L'],
  colors: ['Red', 'Blue'],
  variants: [
    { ...sold, sku: asSku('R1'), size: '1 L', color: 'Red' },
    { ...sold, sku: asSku('B2'), size: '2 L', color: 'Blue' },
    { ...sold, sku: asSku('1'), size: '1 L' },
    { ...sold, sku: asSku('R'), color: 'Red' },
  ],
})

it.each([
  [{}, { size: '1 L', color: 'Red' }],
  [{ size: '1 L' }, { size: '1 L', color: '' }],
  [{ color: 'red' }, { size: '', color: 'Red' }],
  [
    { size: '1 L', color: 'Red' },
    { size: '1 L', color: 'Red' },
  ],
  [{ size: '2 L' }, { size: '2 L', color: 'Blue' }],
  [
    { size: '1 L', color: 'Mauve' },
    { size: '1 L', color: '' },
  ],
])('begins with the very variant that the address names: %j', (wanted, chosen) => {
  expect(startOf(mixed, wanted)).toMatchObject(chosen)
})

it('comes to a size without color, and to a color without size, where others have both', () => {
  const { result } = renderHook(() => useProductChoice(mixed))
  const press = (name: 'chooseSize' | 'chooseColor', value: string) => {
    act(() => result.current[name](value))
    const { size, color } = result.current.choice
    return [size, color]
  }
  expect(press('chooseSize', '1 L')).toEqual(['1 L', ''])
  expect(press('chooseColor', 'Red')).toEqual(['1 L', 'Red'])
  expect(press('chooseColor', 'Red')).toEqual(['', 'Red'])
  expect(press('chooseColor', 'Blue')).toEqual(['2 L', 'Blue'])
  expect(press('chooseColor', 'Blue')).toEqual(['2 L', 'Blue'])
})
