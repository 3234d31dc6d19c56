import { rupees } from '@bartan/contract/shared/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { storePin } from '#lib/delivery-to.ts'
import { session } from '#lib/session/session.ts'
import { aCart, aLine } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CartButton } from './components/cart-button.tsx'
import { CartDrawer } from './components/cart-drawer.tsx'
import { cartDrawer } from './drawer-state.ts'

beforeEach(() => {
  session.end()
  act(() => cartDrawer.close())
})

it('gives the focus back to the icon, wherever in the drawer it was', async () => {
  const { guestId } = session.read()
  fakeApi({ 'GET /api/cart': { body: aCart({ guestId }, aLine({ quantity: 2 })) } })
  renderApp(
    <>
      <header>
        <CartButton />
      </header>
      <CartDrawer />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cart, 2 items' }))
  const checkout = await screen.findByRole('button', { name: 'Checkout' })
  checkout.focus()
  // As browsers do at Escape.
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
  await waitFor(() => {
    const icon = screen.getByRole('button', { name: 'Cart, 2 items' })
    expect(icon.closest('header')).not.toBeNull()
    expect(document.activeElement).toBe(icon)
  })
})

it('tells the offer that holds, what a little more would bring, and what delivery to the known PIN code costs', async () => {
  const { guestId } = session.read()
  storePin('744101')
  const prices = { lines: [], itemsPrice: 250, totalPrice: 250 }
  const api = fakeApi({
    'GET /api/cart': { body: aCart({ guestId }, aLine({ price: rupees(250), quantity: 1 })) },
    'GET /api/pin/744101': { body: { serviceable: true, days: 3, state: 'Assam' } },
    'POST /api/checkout/quote': {
      body: {
        ...prices,
        shippingPrice: 0,
        offer: { id: 'o', name: 'Free week', discount: 0 },
        next: { name: 'Big basket', missing: 81 },
      },
    },
  })
  renderApp(<CartDrawer />)
  act(() => cartDrawer.toggle())
  expect(await screen.findByText('Free week: free delivery')).toBeTruthy()
  expect(screen.getByText('Add ₹81 more: Big basket')).toBeTruthy()
  expect(screen.getByText('Your delivery is free')).toBeTruthy()
  expect(screen.queryByText(/shipping is added at checkout/)).toBeNull()
  expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    checkoutItems: [{ productId: 'thali', quantity: 1 }],
    shippingAddress: { postalCode: '744101' },
  })
})
