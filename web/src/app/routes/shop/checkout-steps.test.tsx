import { SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { toRupees, paise } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aCart, aCheckout, aLine, anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure } from '#testing/fake-api.ts'
import {
  CREATE,
  field,
  fillAddress,
  FINALIZE,
  openCheckout,
  submitAddress,
  press,
  checkoutApi,
} from './testing/checkout.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, email: 'asha@example.in' })))

describe('the two steps', () => {
  it('Order Now creates a checkout, Place Order makes it an order', async () => {
    const api = checkoutApi({ lines: [aLine(), aLine({ color: 'Blue', available: false })] })
    api.answers['GET /api/pin/411001'] = {
      body: { serviceable: true, days: 2, state: 'Maharashtra' },
    }
    const app = await submitAddress()
    const byWhen = await screen.findByText('Arriving')
    await waitFor(() => expect(byWhen.nextSibling?.textContent).toMatch(/^[A-Z][a-z]+day, /))
    await press(TEXTS.placeOrder)
    await screen.findByText('elsewhere')
    expect(app.address()).toBe('/order-confirmation')
    const [creation, finalization] = api.sent.filter(
      ({ call }) => call.startsWith('POST') && call !== 'POST /api/checkout/quote',
    )
    expect(creation?.body).toMatchObject({
      checkoutItems: [{ productId: 'thali', size: 'Small', color: 'Red', quantity: 1, price: 199 }],
      shippingAddress: { address: '12 Lake Road', city: 'Pune', phone: asha.phone },
      paymentMethod: 'COD',
      totalPrice: toRupees(paise(199_00 + SHIPPING_FEE)),
    })
    expect(finalization).toMatchObject({ call: FINALIZE, body: { isCOD: true } })
  })

  it('takes a phone as people write it, and sends its ten digits', async () => {
    const api = checkoutApi()
    openCheckout()
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
    const api = checkoutApi()
    await submitAddress()
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.placeOrder }), { detail: 2 })
    expect(api.calls()).not.toContain(FINALIZE)
  })

  it('goes on at step two after a reload, with the address', async () => {
    checkoutApi()
    const first = await submitAddress()
    await screen.findByRole('button', { name: TEXTS.placeOrder })
    first.unmount()
    openCheckout()
    await press(TEXTS.placeOrder)
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('is back at step one when the cart is another', async () => {
    localStorage.setItem('checkout', JSON.stringify({ userId: asha._id, checkout: aCheckout() }))
    checkoutApi({ lines: [aLine({ quantity: 2 })] })
    openCheckout()
    expect(await screen.findByRole('button', { name: TEXTS.orderNow })).toBeTruthy()
  })

  it('shows what is short, and takes what there is', async () => {
    const api = checkoutApi({ lines: [aLine({ quantity: 3 })] })
    const line = { ...aLine({ quantity: 3 }), available: 2 }
    api.answers[CREATE] = failure(409, 'out_of_stock', 'Not enough in stock', { lines: [line] })
    api.answers['PUT /api/cart'] = { body: aCart({ userId: asha._id }, aLine({ quantity: 2 })) }
    await submitAddress()
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
    const api = checkoutApi()
    const line = { ...aLine(), available: undefined, priceWas: 199, price: 249 }
    api.answers[CREATE] = failure(409, 'price_changed', 'Prices changed', { lines: [line] })
    await submitAddress()
    expect(await screen.findByText(/was ₹199, now ₹249/)).toBeTruthy()
    expect(screen.getByRole('button', { name: TEXTS.orderNow })).toBeTruthy()
  })

  it('makes a checkout that ran out anew, and says so before it is placed', async () => {
    const api = checkoutApi()
    await submitAddress()
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
    const api = checkoutApi()
    await submitAddress()
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
