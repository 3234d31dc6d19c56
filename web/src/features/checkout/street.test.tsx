import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { anOrder, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderCheckout } from './testing/render-checkout.tsx'

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
})

it('asks for house and street, at their field, where only the area was typed', async () => {
  const api = fakeApi({ 'GET /api/pin/411001': { body: { serviceable: true, days: 2 } } })
  const lastAddress = { ...anOrder().shippingAddress, postalCode: '411001' }
  renderCheckout({ lastAddress })
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '  ' } })
  fireEvent.change(screen.getByLabelText(/Area and landmark/), {
    target: { value: 'Near the temple' },
  })
  fireEvent.click(screen.getByRole('button', { name: TEXTS.orderNow }))
  expect(await screen.findByText('Address is required')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(api.calls()).not.toContain('POST /api/checkout')
})
