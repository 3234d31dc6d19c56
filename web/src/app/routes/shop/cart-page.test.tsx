import type { CartLine } from '@bartan/contract/cart/schema'
import { SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { paise, toRupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { CartButton } from '#features/cart/components/cart-button.tsx'
import { CartDrawer } from '#features/cart/components/cart-drawer.tsx'
import { cartDrawer } from '#features/cart/drawer-state.ts'
import { session } from '#lib/session/session.ts'
import { aCart, aLine, aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CartPage } from './cart-page.tsx'

const shopWith = (...lines: CartLine[]) =>
  fakeApi({
    'GET /api/cart': ({ query }) => ({ body: aCart(query, ...lines) }),
    'DELETE /api/cart': { body: aCart({ guestId: session.read().guestId }) },
    'GET /api/products/similar/thali': { body: [] },
    'POST /api/checkout/quote': failure(503, 'unavailable', 'Busy'),
  })

const open = (at: string) =>
  renderApp(
    <>
      <header>
        <CartButton />
      </header>
      <CartDrawer />
      <Routes>
        <Route path="/cart" element={<CartPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </>,
    { at },
  )

beforeEach(() => act(() => cartDrawer.close()))

it('has what the drawer has, and leads a guest to the log-in at the till', async () => {
  shopWith(aLine({ quantity: 5 }))
  const app = open('/cart')
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeTruthy()
  expect(await screen.findByText('Steel Thali')).toBeTruthy()
  expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('₹995')
  expect(screen.getByText('Shipping').nextSibling?.textContent).toBe(TEXTS.shippingFree)
  expect(screen.getByText('Total').nextSibling?.textContent).toBe('₹995')
  fireEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  expect(app.address()).toBe('/login?redirect=checkout')
})

it('says nothing of what would go with the goods if that cannot be told', async () => {
  const api = shopWith(aLine())
  api.answers['GET /api/products/similar/thali'] = failure(404, 'not_found', 'No such product')
  open('/cart')
  expect(await screen.findByRole('region', { name: 'Goes with what you chose' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Goes with what you chose' })).toBeNull(),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

it('tells delivery as a row below the free limit, and what goes with the goods', async () => {
  const api = shopWith(aLine())
  const [jug, thali] = [aProduct({ name: 'Water Jug' }), aProduct()]
  api.answers['GET /api/products/similar/thali'] = {
    body: [
      { ...thali, _id: 'thali' },
      { ...jug, _id: 'jug' },
    ],
  }
  open('/cart')
  expect((await screen.findByText('Shipping')).nextSibling?.textContent).toBe(
    formatRupees(toRupees(SHIPPING_FEE)),
  )
  expect(screen.getByText('Total').nextSibling?.textContent).toBe(
    formatRupees(toRupees(paise(199_00 + SHIPPING_FEE))),
  )
  expect(await screen.findByRole('region', { name: 'Goes with what you chose' })).toBeTruthy()
  expect(await screen.findAllByRole('link', { name: /Water Jug/ })).toHaveLength(1)
})

it('is empty, with ways into the shop, once its last line is removed', async () => {
  shopWith(aLine())
  open('/cart')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Steel Thali' }))
  expect(await screen.findByText(TEXTS.cartEmptyDrawer)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy()
})

it('opens from the drawer, which closes', async () => {
  shopWith(aLine())
  const app = open('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Cart, 1 item' }))
  fireEvent.click(await screen.findByRole('link', { name: 'View cart' }))
  expect(app.address()).toBe('/cart')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cart, 1 item' }).getAttribute('aria-expanded')).toBe(
      'false',
    ),
  )
})

it.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
])('opens in a tab of its own by a press of the icon with %s', async (_, how) => {
  shopWith(aLine())
  const inTab = vi.spyOn(window, 'open').mockReturnValue(null)
  open('/')
  const icon = await screen.findByRole('button', { name: 'Cart, 1 item' })
  const type = 'button' in how ? 'auxclick' : 'click'
  fireEvent(icon, new MouseEvent(type, { bubbles: true, cancelable: true, ...how }))
  expect(inTab).toHaveBeenCalledWith('/cart', '_blank', 'noopener')
  expect(icon.getAttribute('aria-expanded')).toBe('false')
})
