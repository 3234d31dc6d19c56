import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { startOf } from '../use-product-choice.ts'
import { InformationOf } from './product-information.tsx'

const variant = (size: string, mrp: number) => ({
  size,
  sku: asSku(size),
  price: rupees(100),
  countInStock: 1,
  mrp: rupees(mrp),
})

it('tells the printed price of the chosen size alone', () => {
  const sizes = ['1 L', '3 L']
  const product = aProduct({ sizes, variants: [variant('1 L', 250), variant('3 L', 500)] })
  renderApp(<InformationOf product={product} choice={startOf(product, { size: '3 L' })} />)
  expect(screen.getByText('₹500')).toBeTruthy()
  expect(screen.queryByText(/₹250/)).toBeNull()
})
