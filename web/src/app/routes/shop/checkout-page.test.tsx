import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeLastOrder } from '#features/orders/last-order.ts'
import { connection } from '#lib/offline/connection.ts'
import { session } from '#lib/session/session.ts'
import { aCart, aLine, anOrder, asha, aShop, signedInAs } from '#testing/builders.ts'
import { failure } from '#testing/fake-api.ts'
import {
  CREATE,
  field,
  fillAddress,
  FINALIZE,
  openCheckout,
  press,
  checkoutApi,
  submitAddress,
} from './testing/checkout.tsx'

beforeEach(() => {
  sessionStorage.clear()
  session.start(signedInAs({ ...asha, email: 'asha@example.in' }))
})

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

describe('the checkout page', () => {
  it('shows the contact read-only and starts the address from the account', async () => {
    checkoutApi()
    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    expect(field('Contact email')).toMatchObject({ readOnly: true, value: 'asha@example.in' })
    expect(field('Contact phone')).toMatchObject({ readOnly: true, value: asha.phone })
    expect(field('First name').value).toBe('Asha')
    expect(field('Last name').value).toBe('Rao')
    expect(field('Country').value).toBe('India')
  })

  it('says without a connection that ordering needs it, and goes on by itself', async () => {
    const api = checkoutApi()
    api.answers['GET /api/orders/my-orders'] = failure(503, 'unavailable', 'No answer')
    connection.report(false)
    openCheckout()
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy()
    expect(screen.getByText('Ordering needs the internet. Your cart is kept.')).toBeTruthy()
    expect(screen.getByRole('link', { name: aShop.phone })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to your cart' }).getAttribute('href')).toBe(
      '/cart',
    )
    expect(await screen.findByText('Steel Thali')).toBeTruthy()
    expect(screen.queryByRole('button', { name: TEXTS.orderNow })).toBeNull()
    act(() => connection.report(true))
    expect(await screen.findByRole('button', { name: TEXTS.orderNow })).toBeTruthy()
  })

  it('says what of the cart is not ordered, because it is sold out', async () => {
    checkoutApi({ lines: [aLine(), aLine({ name: 'Soap Dish', size: 'Large', available: false })] })
    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    const isLeftOut = 'Not in this order, because it is sold out: Soap Dish.'
    expect(screen.getByText(isLeftOut)).toBeTruthy()
    fillAddress()
    await press(TEXTS.orderNow)
    const review = await screen.findByRole('region', { name: 'Check your order' })
    expect(within(review).getByText(isLeftOut)).toBeTruthy()
  })

  it('says of an empty cart that it is empty, without a connection as well', async () => {
    const api = checkoutApi({ lines: [] })
    api.answers['GET /api/orders/my-orders'] = failure(503, 'unavailable', 'No answer')
    connection.report(false)
    openCheckout()
    expect(await screen.findByText(TEXTS.cartEmptyCheckout)).toBeTruthy()
    expect(screen.queryByText(/Your cart is kept/)).toBeNull()
    act(() => connection.report(true))
  })

  it('keeps a form that is being filled in when the connection goes', async () => {
    checkoutApi()
    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    type('City', 'Pune')
    act(() => connection.report(false))
    expect(field('City').value).toBe('Pune')
  })

  it('offers the address of the last order', async () => {
    checkoutApi({ orders: [anOrder()] })
    openCheckout()
    await waitFor(() => expect(field('PIN code').value).toBe('411001'))
    expect(screen.getByText('This is your last address: change what is different.')).toBeTruthy()
  })

  it('asks for the PIN first, and tells its day and its charge above the total', async () => {
    const api = checkoutApi()
    api.answers['GET /api/pin/744101'] = {
      body: { serviceable: true, days: 6, fee: 120, state: 'Andaman and Nicobar Islands' },
    }
    api.answers['POST /api/checkout/quote'] = ({ body }) => ({
      body: {
        itemsPrice: 199,
        discount: 0,
        shippingPrice: JSON.stringify(body).includes('744101') ? 120 : 50,
        totalPrice: JSON.stringify(body).includes('744101') ? 319 : 249,
      },
    })
    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    const first = screen.getAllByRole('textbox').find((one) => !one.hasAttribute('readonly'))
    expect(first).toBe(field('PIN code'))
    const summary = within(screen.getByRole('region', { name: 'Order summary' }))
    expect(summary.queryByText(/Arrives/)).toBeNull()
    fireEvent.change(field('PIN code'), { target: { value: '744101' } })
    expect(await summary.findByText(/Andaman and Nicobar Islands · Arrives/)).toBeTruthy()
    expect(await summary.findByText('₹120')).toBeTruthy()
    expect(summary.getByText('₹319')).toBeTruthy()
  })

  it('fills in the city that a PIN tells, and leaves one that was typed', async () => {
    checkoutApi()
    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fireEvent.focus(field('PIN code'))
    type('PIN code', '560001')
    await waitFor(() => expect(field('City').value).toBe('Bengaluru'))
    type('PIN code', '221001')
    await waitFor(() => expect(field('City').value).toBe('Varanasi'))
    type('City', 'Ramnagar')
    type('PIN code', '411001')
    type('PIN code', '999999')
    expect((await screen.findAllByText(/We don’t know this PIN code/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/Arrives/)).toBeNull()
    expect(field('City').value).toBe('Ramnagar')
    expect(field('Country').readOnly).toBe(true)
  })

  it('keeps house and area in one field, a line each', async () => {
    const api = checkoutApi()
    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fillAddress()
    const area = screen.getByLabelText(/^Area and landmark/)
    fireEvent.change(area, { target: { value: 'Opposite the old post office' } })
    await press(TEXTS.orderNow)
    await screen.findByRole('button', { name: TEXTS.placeOrder })
    expect(api.sent.find(({ call }) => call === CREATE)?.body).toMatchObject({
      shippingAddress: { address: '12 Lake Road\nOpposite the old post office' },
    })
  })

  it('puts the focus on the first field that the server refuses', async () => {
    const api = checkoutApi()
    const message = 'is refused'
    api.answers[CREATE] = failure(400, 'invalid_input', message, {
      fields: { 'shippingAddress.phone': message, 'shippingAddress.city': message },
    })
    await submitAddress()
    await waitFor(() => expect(document.activeElement).toBe(field('City')))
  })

  it('requires every field of the address and sends nothing without', async () => {
    const api = checkoutApi()
    openCheckout()
    await press(TEXTS.orderNow)
    expect(await screen.findByText('Address is required')).toBeTruthy()
    expect(screen.getByText('City is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('PIN code'))
    expect(api.calls()).not.toContain(CREATE)
  })

  it('is empty without available lines', async () => {
    checkoutApi({ lines: [aLine({ available: false })] })
    openCheckout()
    expect(await screen.findByText(TEXTS.cartEmptyCheckout)).toBeTruthy()
    expect(screen.getByRole('link', { name: TEXTS.myOrders })).toBeTruthy()
  })

  it('says that all of it is sold out, and thanks for no order, though another was placed before', async () => {
    let isSoldOut = false
    const api = checkoutApi()
    const gone = aLine({ name: 'Soap Dish', available: false })
    api.answers['GET /api/cart'] = ({ query }) => ({
      body: aCart(query, isSoldOut ? gone : aLine()),
    })
    const message = 'Not enough in stock'
    const lines = [{ ...aLine(), available: 0 }]
    api.answers[FINALIZE] = failure(409, 'out_of_stock', message, { lines })
    storeLastOrder(asha._id, 'o1')
    await submitAddress()
    const button = await screen.findByRole('button', { name: TEXTS.placeOrder })
    isSoldOut = true
    button.focus()
    fireEvent.click(button)
    const told = await screen.findByText('Not in this order, because it is sold out: Soap Dish.')
    expect(document.activeElement).toBe(told.parentElement)
    expect(screen.queryByText('Thank you for your order!')).toBeNull()
    const link = screen.getByRole('link', { name: 'Back to your cart' })
    expect(link.getAttribute('href')).toBe('/cart')
  })

  it('says to who comes back to it that the order is placed, and leads there', async () => {
    checkoutApi({ lines: [] })
    storeLastOrder(asha._id, 'o1')
    openCheckout()
    expect(await screen.findByText('Thank you for your order!')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'See the order' })
    expect(link.getAttribute('href')).toBe('/order-confirmation')
  })

  it('shows a guest what would be ordered, and the way to the login', async () => {
    session.end()
    checkoutApi()
    const app = openCheckout()
    const login = await screen.findByRole('link', { name: 'Login to order' })
    expect(login.getAttribute('href')).toBe('/login?redirect=checkout')
    expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy()
    expect(app.address()).toBe('/checkout')
  })
})

describe('what was typed', () => {
  it('is there after a reload, also a code that was not applied', async () => {
    // Who has ordered is asked for no code.
    checkoutApi({ orders: [anOrder({ status: 'Cancelled' })] })
    const first = openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    fireEvent.change(field('Address'), { target: { value: '7 Ghat Road' } })
    await press('Have a code?')
    fireEvent.change(field('Code'), { target: { value: 'WELCOME' } })
    first.unmount()

    openCheckout()
    await screen.findByRole('button', { name: TEXTS.orderNow })
    expect(field('Address').value).toBe('7 Ghat Road')
    expect(field('Code').value).toBe('WELCOME')
  })

  it('is there when the address is changed once more', async () => {
    checkoutApi()
    await submitAddress()
    const heading = await screen.findByRole('heading', { name: 'Check your order' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const review = within(screen.getByRole('region', { name: 'Check your order' }))
    for (const told of [/1 ×/, /12 Lake Road/, /₹249/]) expect(review.getByText(told)).toBeTruthy()
    await press('Change')
    await screen.findByRole('button', { name: TEXTS.orderNow })
    expect(document.activeElement).toBe(field('PIN code'))
    expect(field('Address').value).toBe('12 Lake Road')
  })

  it('is gone after the order', async () => {
    checkoutApi()
    const first = await submitAddress()
    await press(TEXTS.placeOrder)
    await screen.findByText('elsewhere')
    first.unmount()
    expect(localStorage.getItem('drafts')).not.toContain('Lake Road')
  })
})
