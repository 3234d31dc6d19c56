import type { LineUnits } from '@bartan/contract/cart/rules'
import type { CartLine } from '@bartan/contract/cart/schema'
import { asProductId } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Toaster } from '#components/ui/overlay/toaster.tsx'
import { session } from '#lib/session/session.ts'
import { aCart, aLine } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BuyAgain } from './components/buy-again.tsx'
import { CartDrawer } from './components/cart-drawer.tsx'
import { cartDrawer } from './drawer-state.ts'

const UNITS = 'You can order at most 10 of one product'

beforeEach(() => {
  session.end()
  act(() => cartDrawer.close())
})

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
  renderApp(
    <>
      <BuyAgain lines={[aLine({ quantity: 9 })]} />
      <Toaster />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Buy again' }))
  expect(await screen.findByText(/6 of 9 added\./)).toBeTruthy()
  expect(await screen.findByText('What we still have is in your cart')).toBeTruthy()
  const { size, color } = aLine()
  expect(added).toEqual([9, 6].map((quantity) => ({ quantity, size, color })))
})
