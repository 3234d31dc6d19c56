import type { Order } from '@bartan/contract/orders/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aCart, aCheckout, aLine, anOrder } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CheckoutPage } from '../checkout-page.tsx'

export const CREATE = 'POST /api/checkout'
export const FINALIZE = 'POST /api/checkout/c1/finalize'

export const checkoutApi = ({ lines = [aLine()], orders = [] as Order[] } = {}) =>
  fakeApi({
    'GET /api/cart': ({ query }) => ({ body: aCart(query, ...lines) }),
    'GET /api/orders/my-orders': { body: orders },
    [CREATE]: { status: 201, body: aCheckout() },
    [FINALIZE]: { body: anOrder() },
  })

export const openCheckout = () =>
  renderApp(
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: '/checkout' },
  )

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const fillAddress = () => {
  for (const [label, value] of [
    ['Address', '12 Lake Road'],
    ['City', 'Pune'],
    ['PIN code', '411001'],
  ] as const)
    fireEvent.change(field(label), { target: { value } })
}
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** Step one, filled in and sent. */
export const submitAddress = async () => {
  const app = openCheckout()
  await screen.findByRole('button', { name: TEXTS.orderNow })
  fillAddress()
  await press(TEXTS.orderNow)
  return app
}
