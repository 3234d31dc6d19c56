import type { Cart, CartLine } from '@bartan/contract/cart/schema'
import { FREE_SHIPPING_FROM } from '@bartan/contract/pricing/shipping'
import { toRupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connection } from '#lib/offline/connection.ts'
import { session } from '#lib/session/session.ts'
import { aCart, aLine, aProduct, asha, aToken } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { AddToCart } from './components/add-to-cart.tsx'
import { CartButton } from './components/cart-button.tsx'
import { CartDrawer } from './components/cart-drawer.tsx'
import { cartDrawer } from './drawer-state.ts'

const FREE = toRupees(FREE_SHIPPING_FROM)
const TO_FREE = FREE > 199 ? `₹${FREE - 199} more for free delivery` : /delivery is free/

const guest = () => ({ guestId: session.read().guestId })
const NO_QUOTE = { 'POST /api/checkout/quote': failure(503, 'unavailable', 'Busy') }
const cartWith = (...lines: CartLine[]) => ({ body: aCart(guest(), ...lines) })

type Reply = { status?: number; body?: unknown }

/** A call that is answered when the test says so. */
const onHold = () => {
  const waiting: ((answer: Reply) => void)[] = []
  const handler = () => new Promise<Reply>((resolve) => waiting.push(resolve))
  const answer = (reply: Reply) => act(async () => waiting.shift()?.(reply))
  return { handler, answer, count: () => waiting.length }
}

const renderCart = () =>
  renderApp(
    <>
      <header>
        <CartButton />
      </header>
      <main>page</main>
      <CartDrawer />
    </>,
    { toasts: true },
  )

const badge = (units: number) =>
  screen.findByRole('button', {
    name: units === 0 ? 'Cart, empty' : new RegExp(`Cart, ${units} item`),
  })

const openCart = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Cart,/ }))
  return within(await screen.findByRole('dialog'))
}

beforeEach(() => act(() => cartDrawer.close()))

const icon = () => screen.getByRole('button', { name: 'Cart, empty' })

describe('the cart icon', () => {
  it('bears the total quantity and knows it before the server answers', async () => {
    localStorage.setItem('cart', JSON.stringify(aCart(guest(), aLine({ quantity: 2 }))))
    const api = fakeApi({
      'GET /api/cart': cartWith(aLine({ quantity: 2 }), aLine({ color: 'Blue', quantity: 3 })),
    })
    renderCart()
    expect(screen.getByRole('button', { name: 'Cart, 2 items' })).toBeTruthy()
    await badge(5)
    expect(api.sent[0]?.query).toEqual(guest())
    expect((JSON.parse(localStorage.getItem('cart') ?? '') as Cart).products).toHaveLength(2)
  })

  it('does not show the cart of another shopper who was here', async () => {
    localStorage.setItem('cart', JSON.stringify(aCart({ userId: 'u9' }, aLine())))
    fakeApi({ 'GET /api/cart': cartWith() })
    renderCart()
    expect(await badge(0)).toBeTruthy()
  })

  it('opens the drawer and closes it again, and Escape does as well', async () => {
    fakeApi({ 'GET /api/cart': cartWith() })
    renderCart()
    const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    fireEvent.click(await badge(0))
    const drawer = screen.getByRole<HTMLDialogElement>('dialog')
    expect(screen.getByText(TEXTS.cartEmptyDrawer)).toBeTruthy()
    expect(show).toHaveBeenCalledOnce()
    // Outside of it nothing can be pressed.
    expect(drawer.contains(icon())).toBe(true)
    fireEvent.click(icon())
    expect(drawer.open).toBe(false)
    fireEvent.click(icon())
    // As browsers do at Escape.
    act(() => drawer.close())
    expect(icon().getAttribute('aria-expanded')).toBe('false')
  })

  it('says that the cart could not be fetched', async () => {
    fakeApi({ 'GET /api/cart': failure(500, 'internal', 'Something went wrong') })
    renderCart()
    expect(await screen.findByText(TEXTS.cartFetchFailed)).toBeTruthy()
  })
})

describe('a change of quantity', () => {
  it('shows at once and sends one after the other, without those that were overtaken', async () => {
    const put = onHold()
    const api = fakeApi({ 'GET /api/cart': cartWith(aLine()), 'PUT /api/cart': put.handler })
    renderCart()
    await badge(1)
    const drawer = await openCart()
    const [less, more] = [/^Decrease/, /^Increase/].map((name) =>
      drawer.getByRole('button', { name }),
    )
    fireEvent.click(more!)
    await badge(2)
    fireEvent.click(more!)
    await badge(3)
    fireEvent.click(less!)
    await badge(2)
    for (const quantity of [2, 2]) {
      await waitFor(() => expect(put.count()).toBe(1))
      await put.answer(cartWith(aLine({ quantity })))
    }
    await badge(2)
    const sent = api.sent.filter(({ call }) => call === 'PUT /api/cart')
    expect(sent.map(({ body }) => body)).toEqual(
      [2, 2].map((quantity) => ({
        ...guest(),
        productId: 'thali',
        size: 'Small',
        color: 'Red',
        quantity,
      })),
    )
  })

  it('takes itself back when it fails, and says why', async () => {
    const put = onHold()
    fakeApi({ 'GET /api/cart': cartWith(aLine()), 'PUT /api/cart': put.handler })
    renderCart()
    await badge(1)
    const drawer = await openCart()
    fireEvent.click(drawer.getByRole('button', { name: /^Increase/ }))
    await badge(2)
    await waitFor(() => expect(put.count()).toBe(1))
    await put.answer(failure(409, 'out_of_stock', 'Only 1 of Steel Thali is left'))
    await badge(1)
    expect(screen.getByText(TEXTS.cartUpdateFailed)).toBeTruthy()
    expect(screen.getByText('Only 1 of Steel Thali is left')).toBeTruthy()
  })

  it('is ignored below 1', async () => {
    const api = fakeApi({ 'GET /api/cart': cartWith(aLine()) })
    renderCart()
    await badge(1)
    const drawer = await openCart()
    fireEvent.click(drawer.getByRole('button', { name: /^Decrease/ }))
    expect(api.calls().filter((call) => !/^GET|quote$/.test(call))).toEqual([])
  })
})

describe('the drawer', () => {
  it('removes a line, and brings it back when that fails', async () => {
    const remove = onHold()
    fakeApi({ 'GET /api/cart': cartWith(aLine()), 'DELETE /api/cart': remove.handler })
    renderCart()
    await badge(1)
    const drawer = await openCart()
    fireEvent.click(drawer.getByRole('button', { name: 'Remove Steel Thali' }))
    expect(await drawer.findByText(TEXTS.cartEmptyDrawer)).toBeTruthy()
    await waitFor(() => expect(remove.count()).toBe(1))
    await remove.answer(failure(500, 'internal', 'Something went wrong'))
    expect(await drawer.findByText('Steel Thali')).toBeTruthy()
    expect(screen.getByText(TEXTS.cartRemoveFailed)).toBeTruthy()
  })

  it('marks what is unavailable and leaves it out of the subtotal', async () => {
    const lines = [aLine(), aLine({ color: 'Blue', available: false })]
    fakeApi({ ...NO_QUOTE, 'GET /api/cart': cartWith(...lines) })
    renderCart()
    await badge(2)
    const drawer = await openCart()
    expect(drawer.getByText('Unavailable')).toBeTruthy()
    expect(drawer.getByText('Subtotal').nextSibling?.textContent).toBe('₹199')
    expect(drawer.getByText(TO_FREE)).toBeTruthy()
  })

  it('says without a connection that it will update, and offers neither checkout nor free delivery', async () => {
    fakeApi({ ...NO_QUOTE, 'GET /api/cart': cartWith(aLine()) })
    renderCart()
    await badge(1)
    const drawer = await openCart()
    const checkout = () => drawer.getByRole<HTMLButtonElement>('button', { name: 'Checkout' })
    expect(drawer.queryByText(/it will update/)).toBeNull()
    expect(drawer.getByText(TO_FREE)).toBeTruthy()
    expect(checkout().disabled).toBe(false)
    act(() => connection.report(false))
    expect(drawer.getByText(/your cart as it was last seen; it will update/)).toBeTruthy()
    expect(drawer.getByText('Checkout needs the internet. Your cart is kept.')).toBeTruthy()
    expect(drawer.queryByText(TO_FREE)).toBeNull()
    expect(checkout().disabled).toBe(true)
    act(() => connection.report(true))
    expect(drawer.queryByText(/it will update/)).toBeNull()
    expect(checkout().disabled).toBe(false)
  })

  it.each([
    ['a guest to the login', false, '/login?redirect=checkout'],
    ['a customer to checkout', true, '/checkout'],
  ])('closes and leads %s', async (_, isCustomer, address) => {
    if (isCustomer) session.start({ user: asha, token: aToken() })
    fakeApi({ ...NO_QUOTE, 'GET /api/cart': { body: aCart({ userId: asha._id }, aLine()) } })
    const app = renderCart()
    await badge(1)
    const drawer = await openCart()
    fireEvent.click(drawer.getByRole('button', { name: 'Checkout' }))
    expect(app.address()).toBe(address)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const renderAdd = (choice: { size?: string; color?: string }, product = aProduct()) =>
  renderApp(
    <>
      <CartButton />
      <AddToCart product={product} choice={choice} quantity={2} />
    </>,
    { toasts: true },
  )

describe('adding to the cart', () => {
  it('reads addidng and is disabled meanwhile, then says that it is done', async () => {
    const post = onHold()
    const api = fakeApi({ 'GET /api/cart': cartWith(), 'POST /api/cart': post.handler })
    renderAdd({ size: 'Small', color: 'Red' })
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: TEXTS.adding })
    expect(button.disabled).toBe(true)
    await waitFor(() => expect(post.count()).toBe(1))
    await post.answer(cartWith(aLine({ quantity: 2 })))
    expect(await screen.findByText(TEXTS.added)).toBeTruthy()
    await badge(2)
    expect(api.sent.at(-1)?.body).toMatchObject({ productId: 'thali', quantity: 2, color: 'Red' })
  })

  it('asks for size and color, and sends nothing without', async () => {
    const api = fakeApi({ 'GET /api/cart': cartWith() })
    renderAdd({ size: 'Small' })
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText(TEXTS.chooseSizeAndColor)).toBeTruthy()
    expect(api.calls()).not.toContain('POST /api/cart')
  })

  it('takes a product that has neither', async () => {
    fakeApi({ 'GET /api/cart': cartWith(), 'POST /api/cart': cartWith(aLine()) })
    renderAdd({}, aProduct({ sizes: [], colors: [] }))
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText(TEXTS.added)).toBeTruthy()
  })

  it('tells what is left when there is not enough', async () => {
    fakeApi({
      'GET /api/cart': cartWith(),
      'POST /api/cart': failure(409, 'out_of_stock', 'Only 1 is left'),
    })
    renderAdd({ size: 'Small', color: 'Red' })
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText(TEXTS.cartAddFailed)).toBeTruthy()
    expect(screen.getByText('Only 1 is left')).toBeTruthy()
    await badge(0)
  })

  it('is not to be had for what is sold out', () => {
    fakeApi({ 'GET /api/cart': cartWith() })
    renderAdd({}, aProduct({ countInStock: 0 }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true)
  })
})
