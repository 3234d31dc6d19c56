import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderCheckout } from './testing/render-checkout.tsx'

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
  fakeApi({ 'GET /api/pin/411001': { body: { serviceable: true, days: 2 } } })
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Types a PIN code and goes on to the city before the table of towns has loaded. */
const typePinAndGoOn = () => {
  renderCheckout({ lastAddress: undefined })
  fireEvent.change(field('PIN code'), { target: { value: '411001' } })
  act(() => field('PIN code').focus())
  act(() => field('City').focus())
}

it('lets the typed city replace the one that is filled in meanwhile', async () => {
  typePinAndGoOn()
  await screen.findByDisplayValue('Pune')
  await userEvent.keyboard('Pune')
  expect(field('City').value).toBe('Pune')
})

it('fills in nothing over a city that is being typed', async () => {
  typePinAndGoOn()
  fireEvent.change(field('City'), { target: { value: 'P' } })
  await act(() => import('#lib/pin-places/pin-places.ts'))
  expect(field('City').value).toBe('P')
})

it('replaces the last order’s city once the PIN code is another', async () => {
  const lastAddress = { ...anOrder().shippingAddress, city: 'Bandra', postalCode: '400050' }
  fakeApi({
    'GET /api/pin/400050': { body: { serviceable: true, days: 2 } },
    'GET /api/pin/411001': { body: { serviceable: true, days: 2 } },
  })
  renderCheckout({ lastAddress })
  act(() => field('PIN code').focus())
  await act(() => import('#lib/pin-places/pin-places.ts'))
  expect(field('City').value).toBe('Bandra')
  fireEvent.change(field('PIN code'), { target: { value: '411001' } })
  expect(await screen.findByDisplayValue('Pune')).toBe(field('City'))
})
