import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderCheckout } from './testing/render-checkout.tsx'

const GSTIN = '27AAPFU0939F1ZV'

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
})

/** Answers what step one has sent. */
const checkouts = () => {
  const { sent } = fakeApi({ 'POST /api/checkout': failure(500, 'internal', 'no') })
  return () => sent.filter(({ call }) => call === 'POST /api/checkout').map(({ body }) => body)
}

const orderNow = () => fireEvent.click(screen.getByRole('button', { name: TEXTS.orderNow }))
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Buying for a business?' }))
const field = () => screen.getByRole('textbox', { name: /GSTIN/ })

it('asks nobody for a GSTIN who does not buy for a business', async () => {
  const posted = checkouts()
  renderCheckout()
  expect(screen.queryByRole('textbox', { name: /GSTIN/ })).toBeNull()
  orderNow()
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]).not.toHaveProperty('buyerGstin')
})

it('refuses one with a slip before anything is sent', async () => {
  const posted = checkouts()
  renderCheckout()
  open()
  expect(document.activeElement).toBe(field())
  fireEvent.change(field(), { target: { value: '27AAPFU0939F1ZW' } })
  orderNow()
  expect((await screen.findByRole('alert')).textContent).toMatch(/GSTIN/)
  expect(posted()).toHaveLength(0)
})

it('sends it as it is written on papers, however it was typed', async () => {
  const posted = checkouts()
  renderCheckout()
  open()
  fireEvent.change(field(), { target: { value: GSTIN.toLowerCase().replace(/^(..)/, '$1 ') } })
  orderNow()
  await waitFor(() => expect(posted()[0]).toHaveProperty('buyerGstin', GSTIN))
})

it('keeps what was typed over a reload', () => {
  checkouts()
  const { unmount } = renderCheckout()
  open()
  fireEvent.change(field(), { target: { value: '09AAAC' } })
  unmount()
  renderCheckout()
  expect(field()).toHaveProperty('value', '09AAAC')
})
