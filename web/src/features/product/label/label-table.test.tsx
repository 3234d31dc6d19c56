import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { LabelTable } from './label-table.tsx'

const variant = (size: string, mrp?: number) => ({
  size,
  sku: asSku(size),
  price: rupees(100),
  countInStock: 1,
  ...(mrp !== undefined && { mrp: rupees(mrp) }),
})

it('tells the maximum price of each variant where they differ', () => {
  const product = aProduct({ mrp: rupees(500), variants: [variant('1 L', 250), variant('3 L')] })
  renderApp(<LabelTable product={product} />)
  expect(screen.getByText('1 L: ₹250; 3 L: ₹500')).toBeTruthy()
})

it('tells it once where all have the same', () => {
  const variants = [variant('1 L', 250), variant('3 L', 250)]
  renderApp(<LabelTable product={aProduct({ variants })} />)
  expect(screen.getByText('₹250')).toBeTruthy()
})

it('says of what is counted how many pieces there are', () => {
  const declarations = { netQuantity: { value: 1, unit: 'N' } }
  renderApp(<LabelTable product={aProduct({ declarations })} />)
  expect(screen.getByText('1 piece')).toBeTruthy()
})
