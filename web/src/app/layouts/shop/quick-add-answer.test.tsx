import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { QuickAddAnswer } from './quick-add-answer.tsx'

it('adding from a card begins with the size that the card shows, at its price', async () => {
  const cooker = aProduct({
    sizes: ['3 L', '5 L'],
    colors: [],
    price: rupees(1649),
    variants: [
      { sku: asSku('C-3'), size: '3 L', price: rupees(1649), countInStock: 3 },
      { sku: asSku('C-5'), size: '5 L', price: rupees(2049), countInStock: 3 },
    ],
  })
  const request = { product: cooker, wanted: { size: '5 L' } }
  renderApp(<QuickAddAnswer request={request} isOpen onClose={() => {}} />)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('button', { name: '5 L' }).getAttribute('aria-pressed')).toBe('true')
  expect(sheet.getAllByText('₹2,049')).toHaveLength(2)
  expect(sheet.getByRole('link').getAttribute('href')).toBe('/product/thali?size=5+L')
})
