import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
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
  renderApp(<DeliveryFacts isInStock isReturnable={is} />, {
    shop: { ...DEFAULT_SHOP, returnDays },
  })
  expect(screen.getByText(said, { exact: false })).toBeTruthy()
})

it.each([
  ['terms of every place', { fee: rupees(60), freeFrom: rupees(999) }, /free.*₹999/i],
  [
    'PIN codes that cost more',
    { fee: rupees(60), freeFrom: rupees(999), byPin: { from: rupees(60) } },
    /^Delivery by PIN code, from ₹60\./,
  ],
  ['delivery that is never free', { fee: rupees(60), freeFrom: null }, /^(?!.*free).*₹60/i],
])('tells delivery by the rules of the shop: %s', (_name, shipping, said) => {
  renderApp(<DeliveryFacts isInStock isReturnable />, { shop: { ...DEFAULT_SHOP, shipping } })
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(said)
})

it('has no item without words for a screen reader, whatever is still to come', () => {
  renderApp(<DeliveryFacts isInStock isReturnable />)
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(2)
  expect(items.filter(({ textContent }) => textContent === '')).toEqual([])
})

it('promises no day for what is sold out', () => {
  renderApp(<DeliveryFacts isInStock={false} isReturnable />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText(/deliver.*₹/i)).toBeNull()
})
