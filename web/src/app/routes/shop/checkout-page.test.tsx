import { toRupees } from '@bartan/contract/shared/money'
import { SHIPPING_FEE } from '@bartan/contract/checkout/shipping'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import { session } from '#lib/session/session.ts'
import { aCart, aCheckout, aLine, anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import type { Order } from '@bartan/contract/orders/schema'

const CREATE = 'POST /api/checkout'
const FINALIZE = 'POST /api/checkout/c1/finalize'

const shop = ({ lines = [aLine()], orders = [] as Order[] } = {}) =>
  fakeApi({
    'GET /api/cart': ({ query }) => ({ body: aCart(query, ...lines) }),
    'GET /api/orders/my-orders': { body: orders },
    [CREATE]: { status: 201, body: aCheckout() },
    [FINALIZE]: { body: anOrder() },
  })

const renderCheckout = () =>
  renderApp(
    <Routes>
      <Route path="/checkout" element={<CheckoutPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: '/checkout' },
  )

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fillAddress = () => {
  for (const [label, value] of [
    ['Address', '12 Lake Road'],
    ['City', 'Pune'],
    ['Postal code', '411001'],
  ] as const)
    fireEvent.change(field(label), { target: { value } })
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  session.end()
  session.start(signedInAs({ ...asha, email: 'asha@example.in' }))
})

describe('the checkout page', () => {
  it('shows the contact read-only and starts the address from the account', async () => {
    shop()
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    expect(field('Contact email')).toMatchObject({ readOnly: true, value: 'asha@example.in' })
    expect(field('Contact phone')).toMatchObject({ readOnly: true, value: asha.phone })
    expect(field('First name').value).toBe('Asha')
    expect(field('Last name').value).toBe('Rao')
    expect(field('Country').value).toBe('India')
  })

  it('offers the address of the last order', async () => {
    shop({ orders: [anOrder()] })
    renderCheckout()
    await waitFor(() => expect(field('Postal code').value).toBe('411001'))
  })

  it('requires every field of the address and sends nothing without', async () => {
    const api = shop()
    renderCheckout()
    await press(TEXTS.orderNow)
    expect(await screen.findByText('Address is required')).toBeTruthy()
    expect(screen.getByText('City is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('Address'))
    expect(api.calls()).not.toContain(CREATE)
  })

  it('is empty without available lines', async () => {
    shop({ lines: [aLine({ available: false })] })
    renderCheckout()
    expect(await screen.findByText(TEXTS.cartEmptyCheckout)).toBeTruthy()
  })

  it('shows a guest what would be ordered, and the way to the login', async () => {
    session.end()
    shop()
    const app = renderCheckout()
    const login = await screen.findByRole('link', { name: 'Login to order' })
    expect(login.getAttribute('href')).toBe('/login?redirect=checkout')
    expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy()
    expect(app.address()).toBe('/checkout')
  })
})

describe('what was typed', () => {
  it('is there after a reload, also a code that was not applied', async () => {
    // Who has ordered is asked for no code.
    shop({ orders: [anOrder({ status: 'Cancelled' })] })
    const first = renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fireEvent.change(field('Address'), { target: { value: '7 Ghat Road' } })
    await press('Have a code?')
    fireEvent.change(field('Code'), { target: { value: 'WELCOME' } })
    first.unmount()

    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    expect(field('Address').value).toBe('7 Ghat Road')
    expect(field('Code').value).toBe('WELCOME')
  })

  it('is there when the address is changed once more', async () => {
    shop()
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    await press('Change')
    expect(document.activeElement).toBe(field('First name'))
    expect(field('Address').value).toBe('12 Lake Road')
  })

  it('is gone after the order', async () => {
    shop()
    const first = renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    await press(TEXTS.placeOrder)
    await screen.findByText('elsewhere')
    first.unmount()
    expect(localStorage.getItem('drafts')).not.toContain('Lake Road')
  })
})

describe('the two steps', () => {
  it('Order Now creates a checkout, Place Order makes it an order', async () => {
    const api = shop({ lines: [aLine(), aLine({ color: 'Blue', available: false })] })
    const app = renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    await press(TEXTS.placeOrder)
    await screen.findByText('elsewhere')
    expect(app.address()).toBe('/order-confirmation')
    const [creation, finalization] = api.sent.filter(({ call }) => call.startsWith('POST'))
    expect(creation?.body).toMatchObject({
      checkoutItems: [{ productId: 'thali', size: 'Small', color: 'Red', quantity: 1, price: 199 }],
      shippingAddress: { address: '12 Lake Road', city: 'Pune', phone: asha.phone },
      paymentMethod: 'COD',
      totalPrice: toRupees(199_00 + SHIPPING_FEE),
    })
    expect(finalization).toMatchObject({ call: FINALIZE, body: { isCOD: true } })
  })

  it('takes a phone as people write it, and sends its ten digits', async () => {
    const api = shop()
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    fireEvent.change(field('Phone'), { target: { value: '+91 ९१२३४ 56789' } })
    await press(TEXTS.orderNow)
    await screen.findByRole('button', { name: TEXTS.placeOrder })
    expect(api.sent.find(({ call }) => call === 'POST /api/checkout')?.body).toMatchObject({
      shippingAddress: { phone: '9123456789' },
    })
  })

  it('a double click on Order Now does not place the order', async () => {
    const api = shop()
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.placeOrder }), { detail: 2 })
    expect(api.calls()).not.toContain(FINALIZE)
  })

  it('goes on at step two after a reload, with the address', async () => {
    shop()
    const first = renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    await screen.findByRole('button', { name: TEXTS.placeOrder })
    first.unmount()
    renderCheckout()
    await press(TEXTS.placeOrder)
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('is back at step one when the cart is another', async () => {
    localStorage.setItem('checkout', JSON.stringify({ userId: asha._id, checkout: aCheckout() }))
    shop({ lines: [aLine({ quantity: 2 })] })
    renderCheckout()
    expect(await screen.findByRole('button', { name: TEXTS.orderNow })).toBeTruthy()
  })

  it('shows what is short, and takes what there is', async () => {
    const api = shop({ lines: [aLine({ quantity: 3 })] })
    const line = { ...aLine({ quantity: 3 }), available: 2 }
    api.answers[CREATE] = failure(409, 'out_of_stock', 'Not enough in stock', { lines: [line] })
    api.answers['PUT /api/cart'] = { body: aCart({ userId: asha._id }, aLine({ quantity: 2 })) }
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    expect(await screen.findByText('Not enough in stock')).toBeTruthy()
    expect(screen.getByText(/only 2 of 3 left/)).toBeTruthy()
    await press('Take 2')
    await waitFor(() =>
      expect(api.sent.at(-1)).toMatchObject({ call: 'PUT /api/cart', body: { quantity: 2 } }),
    )
    const settled = await screen.findByText(
      `Your cart is updated. Press “${TEXTS.orderNow}” again.`,
    )
    expect(document.activeElement).toBe(settled)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows changed prices', async () => {
    const api = shop()
    const line = { ...aLine(), available: undefined, priceWas: 199, price: 249 }
    api.answers[CREATE] = failure(409, 'price_changed', 'Prices changed', { lines: [line] })
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    expect(await screen.findByText(/was ₹199, is ₹249 now/)).toBeTruthy()
    expect(screen.getByRole('button', { name: TEXTS.orderNow })).toBeTruthy()
  })

  it('makes a checkout that ran out anew, and says so before it is placed', async () => {
    const api = shop()
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    await screen.findByRole('button', { name: TEXTS.placeOrder })
    api.answers[FINALIZE] = failure(409, 'checkout_expired', 'This checkout has expired')
    api.answers[CREATE] = { status: 201, body: aCheckout({ _id: 'c2' }) }
    api.answers['POST /api/checkout/c2/finalize'] = { body: anOrder() }
    await press(TEXTS.placeOrder)
    expect(await screen.findByText(/Prices and stock were checked again/)).toBeTruthy()
    await press(TEXTS.placeOrder)
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('may be pressed again when no answer came', async () => {
    const api = shop()
    renderCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    await press(TEXTS.orderNow)
    await screen.findByRole('button', { name: TEXTS.placeOrder })
    const { [FINALIZE]: answer } = api.answers
    delete api.answers[FINALIZE]
    await press(TEXTS.placeOrder)
    expect(await screen.findByText(/could not reach the shop/)).toBeTruthy()
    if (answer) api.answers[FINALIZE] = answer
    await press(TEXTS.placeOrder)
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })
})
