import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { storePin } from '#lib/delivery-to.ts'
import { fakeApi, failure } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { PinCheck } from './pin-check.tsx'

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

const ask = async (pin: string) => {
  renderApp(<PinCheck />)
  await userEvent.type(screen.getByLabelText('PIN code'), `${pin}{Enter}`)
}

const NOT_A_PIN = 'A PIN code has six digits'

it('says when the goods arrive, and where', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+05:30') })
  fakeApi({
    'GET /api/pin/221001': { body: { serviceable: true, days: 2, state: 'Uttar Pradesh' } },
  })
  await ask('221 001')
  expect(await screen.findByText('Arrives Sun 22 Nov · Uttar Pradesh')).toBeTruthy()
})

it('says where the shop does not deliver', async () => {
  fakeApi({ 'GET /api/pin/744101': { body: { serviceable: false, days: 1 } } })
  await ask('744101')
  expect(await screen.findByText('We don’t deliver to this PIN code yet.')).toBeTruthy()
})

it('promises nothing for a code that the post does not have', async () => {
  fakeApi({ 'GET /api/pin/999999': { body: { serviceable: true, days: 1 } } })
  await ask('999999')
  expect(await screen.findByText(/We don’t know this PIN code/)).toBeTruthy()
  expect(screen.queryByText(/Arrives/)).toBeNull()
})

it('says what is wrong with a code', async () => {
  fakeApi({ 'GET /api/pin/12': failure(400, 'invalid_input', NOT_A_PIN) })
  await ask('12')
  expect(await screen.findByText(NOT_A_PIN)).toBeTruthy()
})

it.each(['', '..', 'abc'])('says the same where there is no code: “%s”', async (typed) => {
  fakeApi({ 'GET /api/pin/0': failure(400, 'invalid_input', NOT_A_PIN) })
  await ask(typed)
  expect(await screen.findByText(NOT_A_PIN)).toBeTruthy()
})

it.each(['221-001', '२२१००१'])('takes the code %s as people write it', async (typed) => {
  fakeApi({
    'GET /api/pin/221001': { body: { serviceable: true, days: 1, state: 'Uttar Pradesh' } },
  })
  await ask(typed)
  expect(await screen.findByText(/^Arrives/)).toBeTruthy()
})

const NOON = () => Date.parse('2026-11-28T06:30:00Z')

it('the line below the price follows the code from then on, its fee as well', async () => {
  fakeApi({
    'GET /api/pin/744101': {
      body: { serviceable: true, days: 6, fee: 120, freeFrom: 2000, state: 'Andaman and Nicobar' },
    },
  })
  const page = renderApp(
    <>
      <DeliveryLine price={rupees(499)} countInStock={3} />
      <PinCheck />
    </>,
    { now: NOON },
  )
  expect(screen.getByText('Free delivery by Sun 29 Nov')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('PIN code'), '744101{Enter}')
  expect(await screen.findByText('Delivery by Fri 4 Dec for ₹120')).toBeTruthy()
  page.unmount()
  // On the next product's page, unasked.
  renderApp(<PinCheck />, { now: NOON })
  expect(screen.getByLabelText('PIN code')).toHaveProperty('value', '744101')
  expect(await screen.findByText(/^Arrives Fri 4 Dec/)).toBeTruthy()
})

it.each([
  { serviceable: false, days: 1, state: 'Uttar Pradesh' },
  { serviceable: true, days: 1 },
])('nothing is promised below the price for a code of which is said %o', async (body) => {
  storePin('999999')
  fakeApi({ 'GET /api/pin/999999': { body } })
  renderApp(
    <>
      <DeliveryLine price={rupees(499)} countInStock={3} />
      <PinCheck />
    </>,
  )
  expect(await screen.findByText(/We don’t/)).toBeTruthy()
  expect(screen.queryByText(/elivery by/)).toBeNull()
})
