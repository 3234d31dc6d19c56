import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'

it.each([
  [3, true, 'Eligible for return: 3 days from delivery.'],
  [7, true, 'Eligible for return: 7 days from delivery.'],
  [1, true, 'Eligible for return: 1 day from delivery.'],
  [0, true, "This product can't be returned."],
  [7, false, "This product can't be returned."],
])('with %i days for returns, of a product that can be returned: %s', (returnDays, is, said) => {
  fakeApi({})
  renderApp(<DeliveryFacts isReturnable={is} />, { shop: { ...DEFAULT_SHOP, returnDays } })
  expect(screen.getByText(said, { exact: false })).toBeTruthy()
})

it('has no item without words for a screen reader, whatever is still to come', () => {
  renderApp(<DeliveryFacts isReturnable />)
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(2)
  expect(items.filter(({ textContent }) => textContent === '')).toEqual([])
})
