import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
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
  const icon = await screen.findByRole('button', { name: 'Cart, 2 items' })
  fireEvent.click(icon)
  const checkout = await screen.findByRole('button', { name: 'Checkout' })
  checkout.focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(document.activeElement).toBe(icon)
})
