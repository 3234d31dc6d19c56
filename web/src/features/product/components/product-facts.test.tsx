import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ProductFacts } from './product-facts.tsx'

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
