import type { LineUnits } from '@bartan/contract/cart/rules'
import type { CartLine } from '@bartan/contract/cart/schema'
import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { storePin } from '#lib/delivery-to.ts'
import { session } from '#lib/session/session.ts'
import { aCart, aLine } from '#testing/builders.ts'
import { fakeApi, failure } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BuyAgain } from './components/buy-again.tsx'
import { CartButton } from './components/cart-button.tsx'
import { CartDrawer } from './components/cart-drawer.tsx'
import { cartDrawer } from './drawer-state.ts'

beforeEach(() => act(() => cartDrawer.close()))

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

const UNITS = 'You can order at most 10 of one product'

const openCart = async (...lines: CartLine[]) => {
  const { guestId } = session.read()
  const cart = { body: aCart({ guestId }, ...lines) }
  const api = fakeApi({ 'GET /api/cart': cart, 'PUT /api/cart': cart })
  renderApp(<CartDrawer />)
  act(() => cartDrawer.toggle())
  await screen.findByRole('button', { name: 'Checkout' })
  return api
}

it('adds no more units than one may order', async () => {
  const api = await openCart(aLine({ quantity: 10, countInStock: 500 }))
  expect(screen.getByText(UNITS)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Increase/ }))
  expect(api.sent.filter(({ call }) => call === 'PUT /api/cart')).toEqual([])
})

it('counts the sizes and colors of a product together', async () => {
  await openCart(
    aLine({ quantity: 6, countInStock: 500 }),
    aLine({ quantity: 6, countInStock: 500, color: 'Blue' }),
    aLine({ quantity: 6, countInStock: 500, productId: asProductId('mug') }),
  )
  expect(screen.getAllByText(UNITS)).toHaveLength(2)
})

it('takes a line from before the limit down to what one may order', async () => {
  const api = await openCart(aLine({ quantity: 25, countInStock: 500 }))
  const { guestId } = session.read()
  const lowered = aCart({ guestId }, aLine({ quantity: 10, countInStock: 500 }))
  for (const call of ['GET /api/cart', 'PUT /api/cart']) api.answers[call] = { body: lowered }
  expect(screen.getByText(UNITS)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Decrease/ }))
  await screen.findByText('10', { selector: 'output' })
  await waitFor(() => expect(api.calls()).toContain('PUT /api/cart'))
  const sent = api.sent.findLast(({ call }) => call === 'PUT /api/cart')
  expect(sent?.body).toMatchObject({ quantity: 10 })
})

it('says before checkout that there are too many lines, or too much to pay', async () => {
  const lines = Array.from({ length: 41 }, (_, index) =>
    aLine({ productId: asProductId(`p${index}`) }),
  )
  await openCart(...lines)
  expect(screen.getByText('You can order at most 40 different items at once')).toBeTruthy()
})

it('says before checkout that it comes to too much', async () => {
  await openCart(aLine({ quantity: 10, countInStock: 50, price: rupees(6000) }))
  expect(screen.getByText('Orders on their way to you can come to ₹50,000 at most')).toBeTruthy()
})

it('buys again as many as one may order, of the same size and color', async () => {
  const { guestId } = session.read()
  const added: object[] = []
  fakeApi({
    'GET /api/cart': { body: aCart({ guestId }, aLine({ quantity: 4, countInStock: 500 })) },
    'POST /api/cart': ({ body }) => {
      const { quantity, size, color } = body as LineUnits
      added.push({ quantity, size, color })
      return quantity > 6
        ? failure(409, 'order_limit', UNITS, { fields: { quantity: UNITS } })
        : { body: aCart({ guestId }) }
    },
  })
  renderApp(<BuyAgain lines={[aLine({ quantity: 9 })]} />, { toasts: true })
  fireEvent.click(screen.getByRole('button', { name: 'Buy again' }))
  expect(await screen.findByText(/6 of 9 added\./)).toBeTruthy()
  expect(await screen.findByText('What we still have is in your cart')).toBeTruthy()
  const { size, color } = aLine()
  expect(added).toEqual([9, 6].map((quantity) => ({ quantity, size, color })))
})
