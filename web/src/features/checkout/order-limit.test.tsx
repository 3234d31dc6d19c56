import { asProductId } from '@bartan/contract/products/product-id'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aCart, aLine, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import type { Adjust } from './components/checkout-error.tsx'
import { renderCheckout } from './testing/render-checkout.tsx'

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
})

it('says at step one what is too much, and offers what may be ordered', async () => {
  const message = 'You can order at most 10 of one product'
  const red = {
    productId: asProductId('thali'),
    name: 'Steel Thali',
    size: 'Small',
    color: 'Red',
    quantity: 25,
  }
  const blue = { ...red, color: 'Blue', quantity: 2 }
  const lines = [
    { ...red, available: 10 },
    { ...blue, available: 0 },
  ]
  const more = { fields: { quantity: message }, lines }
  fakeApi({ 'POST /api/checkout': failure(409, 'order_limit', message, more) })
  const onAdjust = vi.fn<Adjust>()
  const cart = aCart({ userId: asha._id }, aLine({ quantity: 25 }), aLine(blue))
  renderCheckout({ cart, onAdjust })
  fireEvent.click(screen.getByRole('button', { name: TEXTS.orderNow }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(alert.textContent).not.toContain('sold out')
  fireEvent.click(screen.getByRole('button', { name: 'Take 10' }))
  expect(onAdjust).toHaveBeenCalledWith(expect.objectContaining(red), 10)
  expect(screen.queryByRole('button', { name: TEXTS.placeOrder })).toBeNull()
})
