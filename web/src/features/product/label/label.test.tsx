import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ProductFacts } from '../components/product-facts.tsx'
import { startOf } from '../use-product-choice.ts'
import { LabelTable } from './label-table.tsx'
import { InformationOf } from './product-information.tsx'

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

const variantOf = (size: string, mrp: number) => ({
  size,
  sku: asSku(size),
  price: rupees(100),
  countInStock: 1,
  mrp: rupees(mrp),
})

it('tells the printed price of the chosen size alone', () => {
  const sizes = ['1 L', '3 L']
  const product = aProduct({ sizes, variants: [variantOf('1 L', 250), variantOf('3 L', 500)] })
  renderApp(<InformationOf product={product} choice={startOf(product, { size: '3 L' })} />)
  expect(screen.getByText('₹500')).toBeTruthy()
  expect(screen.queryByText(/₹250/)).toBeNull()
})

it.each(['Material', 'material ', 'मटीरियल'])(
  'says %j of the data sheet once, in whichever language it was typed',
  (name) => {
    addTexts('hi', { product: { material: 'मटीरियल' }, words: { Material: 'मटीरियल' } })
    const facts = [{ name, value: '18/10' }]
    renderApp(<ProductFacts product={aProduct({ material: 'Steel', facts })} />, { language: 'hi' })
    expect(screen.getByText('18/10')).toBeTruthy()
    expect(screen.queryByText('Steel')).toBeNull()
  },
)

it('says of a size what is said of it, and nothing of what is said of others alone', () => {
  const facts = [
    { name: 'Weight', value: 'Small: 0.25 kg · Large: 0.35 kg' },
    { name: 'Dimensions', value: 'Small: 22 cm wide' },
    { name: 'Care', value: 'Not for ovens · no pads' },
  ]
  const product = aProduct({ facts, sizes: ['Small', 'Large'] })
  renderApp(<ProductFacts product={product} size="Large" />)
  expect(screen.getByText('0.35 kg')).toBeTruthy()
  expect(screen.getByText('Not for ovens · no pads')).toBeTruthy()
  expect(screen.queryByText('Dimensions')).toBeNull()
})
