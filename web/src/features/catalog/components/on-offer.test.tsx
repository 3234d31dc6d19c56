import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { OnOffer } from './on-offer.tsx'

const listOf = (...products: unknown[]) => ({
  body: products,
  headers: { 'x-total-count': String(products.length) },
})

it('lists what costs less than usual, and leads to the filters', async () => {
  const { sent } = fakeApi({ 'GET /api/products': listOf(aProduct()) })
  renderApp(<OnOffer />, { at: '/offers' })
  expect(await screen.findByText('Steel Thali')).toBeTruthy()
  expect(sent[0]?.query).toMatchObject({ discount: '1' })
  const link = screen.getByRole('link', { name: 'Filter & sort' })
  expect(link.getAttribute('href')).toBe('/collections/all?discount=1')
})

it('says so if there is nothing', async () => {
  fakeApi({ 'GET /api/products': listOf() })
  renderApp(<OnOffer />, { at: '/offers' })
  expect(await screen.findByText('No offers right now')).toBeTruthy()
})
