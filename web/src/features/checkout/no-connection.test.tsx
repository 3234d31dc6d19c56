import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aCheckout, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderCheckout } from './testing/render-checkout.tsx'

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
})

it('is told calmly where the button was pressed, and the next press orders', async () => {
  const api = fakeApi({})
  renderCheckout()
  const orderNow = screen.getByRole('button', { name: TEXTS.orderNow })
  fireEvent.click(orderNow)
  const line = await screen.findByText(/^We could not reach the shop/)
  expect(line.tagName).toBe('OUTPUT')
  expect(screen.queryByRole('alert')).toBe(null)
  api.answers['POST /api/checkout'] = { status: 201, body: aCheckout() }
  fireEvent.click(orderNow)
  expect(await screen.findByRole('button', { name: TEXTS.placeOrder })).toBeTruthy()
  expect(screen.queryByText(/^We could not reach the shop/)).toBe(null)
})
