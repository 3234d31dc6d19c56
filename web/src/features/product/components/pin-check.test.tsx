import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { storePin } from '#lib/delivery-to.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { PinCheck } from './pin-check.tsx'

afterEach(() => vi.useRealTimers())

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
