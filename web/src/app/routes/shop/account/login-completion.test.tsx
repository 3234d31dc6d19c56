import type { CartLine } from '@bartan/contract/cart/schema'
import { asProductId } from '@bartan/contract/products/product-id'
import { TEXTS } from '@bartan/contract/shop/texts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { CartButton } from '#features/cart/components/cart-button.tsx'
import { MergeNotice } from '#features/cart/components/merge-notice.tsx'
import { SessionExpiryRedirect } from '#features/users/components/session-expiry-redirect.tsx'
import { expireSession } from '#lib/session/account-session.ts'
import { session } from '#lib/session/session.ts'
import { aCart, aLine, asha, aToken, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { LoginPage } from './login-page.tsx'

const renderLogin = (at: string) =>
  renderApp(
    <>
      <CartButton />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <SessionExpiryRedirect />
    </>,
    { at, toasts: true },
  )

/** A shop whose guest cart contains `lines` until it is merged. */
const shopWith = (...lines: CartLine[]) =>
  fakeApi({
    'GET /api/cart': ({ query }) => ({
      body: query.userId ? aCart({ userId: asha._id }) : aCart(query, ...lines),
    }),
    'POST /api/users/login': { body: signedInAs(asha) },
    'POST /api/cart/merge': { body: aCart({ userId: asha._id }, ...lines) },
  })

const logIn = () => {
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: asha.phone } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Shopper@123' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('after a login', () => {
  it.each([
    ['/login?redirect=checkout', '/checkout'],
    ['/login', '/'],
  ])('from %s a guest’s cart is merged and the way leads to %s', async (at, way) => {
    const { guestId } = session.read()
    const api = shopWith(aLine({ quantity: 2 }))
    const app = renderLogin(at)
    await screen.findByRole('button', { name: 'Cart, 2 items' })
    logIn()
    await screen.findByText('elsewhere')
    expect(app.address()).toBe(way)
    expect(api.sent.find(({ call }) => call === 'POST /api/cart/merge')).toMatchObject({
      body: { guestId, userId: asha._id },
      token: session.token,
    })
    expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeTruthy()
  })

  it('without a guest’s cart the customer’s is fetched', async () => {
    const api = shopWith()
    renderLogin('/login')
    await waitFor(() => expect(api.calls()).toContain('GET /api/cart'))
    await screen.findByRole('button', { name: 'Cart, empty' })
    logIn()
    await screen.findByText('elsewhere')
    expect(api.calls()).not.toContain('POST /api/cart/merge')
    expect(api.sent.at(-1)).toMatchObject({ call: 'GET /api/cart', query: { userId: asha._id } })
  })

  it('a customer on the way in is not told that the page is for admins', async () => {
    const api = shopWith(aLine())
    const merged = Promise.withResolvers<{ body: unknown }>()
    api.answers['POST /api/cart/merge'] = () => merged.promise
    renderLogin('/login?redirect=checkout')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    logIn()
    await waitFor(() => expect(api.calls()).toContain('POST /api/cart/merge'))
    expect(screen.getByText('Enter your phone number and password.')).toBeTruthy()
    merged.resolve({ body: aCart({ userId: asha._id }, aLine()) })
    await screen.findByText('elsewhere')
  })

  it('what was pressed for while the cart was still merged is not taken back', async () => {
    const api = shopWith(aLine())
    const merged = Promise.withResolvers<{ body: unknown }>()
    api.answers['POST /api/cart/merge'] = () => merged.promise
    const app = renderLogin('/login')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    logIn()
    await waitFor(() => expect(api.calls()).toContain('POST /api/cart/merge'))
    // As the router does before the next page's code is there.
    history.pushState(null, '', '/admin')
    merged.resolve({ body: aCart({ userId: asha._id }, aLine()) })
    await waitFor(() => expect(session.read().status).toBe('signed-in'))
    await act(async () => {})
    expect(app.address()).toBe('/login')
    history.replaceState(null, '', '/')
  })

  it('a failed merge is said, and the shopper is logged in all the same', async () => {
    const api = shopWith(aLine())
    api.answers['POST /api/cart/merge'] = failure(500, 'internal', 'Something went wrong')
    renderLogin('/login')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    logIn()
    expect(await screen.findByText(TEXTS.cartMergeFailed)).toBeTruthy()
    expect(session.read().status).toBe('signed-in')
  })
})

describe('two carts that become one', () => {
  const thali = aLine({ quantity: 1 })
  const jug = aLine({ productId: asProductId('jug'), name: 'Water Jug', quantity: 2 })

  const mergeTo = async (...merged: CartLine[]) => {
    const api = shopWith(thali)
    api.answers['POST /api/cart/merge'] = { body: aCart({ userId: asha._id }, ...merged) }
    api.answers['DELETE /api/cart'] = { body: aCart({ userId: asha._id }, merged[0] ?? thali) }
    api.answers['PUT /api/cart'] = { body: aCart({ userId: asha._id }, thali) }
    renderApp(
      <>
        <CartButton />
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="*" element={<MergeNotice />} />
        </Routes>
      </>,
      { at: '/login', toasts: true },
    )
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    logIn()
    await waitFor(() => expect(session.read().status).toBe('signed-in'))
    return api
  }

  it('say what waited in the account, and one press leaves what was chosen', async () => {
    const api = await mergeTo({ ...thali, quantity: 3 }, jug)
    expect(
      await screen.findByText('From an earlier visit, 4 items are in your cart as well.'),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Keep only what I chose now' }))
    await waitFor(() => expect(api.calls()).toContain('DELETE /api/cart'))
    const bodyOf = (name: string) => api.sent.find(({ call }) => call === name)?.body
    expect(bodyOf('PUT /api/cart')).toMatchObject({ productId: 'thali', quantity: 1 })
    expect(bodyOf('DELETE /api/cart')).toMatchObject({ productId: 'jug' })
    await waitFor(() => expect(screen.queryByText(/From an earlier visit/)).toBeNull())
  })

  it('name what could not come along', async () => {
    await mergeTo(jug)
    expect(await screen.findByText('Could not be added in full: Steel Thali.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'All right' }))
    await waitFor(() => expect(screen.queryByText(/Could not come along/)).toBeNull())
  })

  it('have nothing to say where the account’s was empty', async () => {
    await mergeTo(thali)
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    expect(screen.queryByRole('button', { name: 'All right' })).toBeNull()
  })
})

describe('at the till', () => {
  it('the cart stands beside the log-in, with word that it stays', async () => {
    shopWith(aLine({ quantity: 2 }))
    renderLogin('/login?redirect=checkout')
    expect(screen.getByText('Your cart is safe. Next comes your address.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeTruthy()
    expect(screen.getByText('Steel Thali')).toBeTruthy()
  })

  it('elsewhere the log-in stands alone', async () => {
    shopWith(aLine())
    renderLogin('/login')
    await screen.findByRole('button', { name: 'Cart, 1 item' })
    expect(screen.queryByText(/Your cart stays/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Order summary' })).toBeNull()
  })
})

describe('the login page', () => {
  it('sends on whoever is logged in already', async () => {
    shopWith()
    session.start(signedInAs(asha))
    const app = renderLogin('/login?redirect=checkout')
    expect(app.address()).toBe('/checkout')
    expect(await screen.findByRole('button', { name: 'Cart, empty' })).toBeTruthy()
  })

  it('leads to registration with the same redirect', async () => {
    shopWith()
    renderLogin('/login?redirect=checkout')
    const link = screen.getByRole('link', { name: 'Register' })
    expect(link.getAttribute('href')).toBe('/register?redirect=checkout')
    expect(await screen.findByRole('button', { name: 'Cart, empty' })).toBeTruthy()
  })
})

it('a session that the server ended leads to the login with a word of why, and back', async () => {
  shopWith()
  session.start(signedInAs(asha))
  const app = renderLogin('/my-orders?page=2')
  await screen.findByText('elsewhere')
  await act(expireSession)
  expect(await screen.findByText(/Your session has ended/)).toBeTruthy()
  expect(app.address()).toBe('/login?redirect=/my-orders?page=2')
  logIn()
  await screen.findByText('elsewhere')
  expect(app.address()).toBe('/my-orders?page=2')
})

const choose = (password: string) => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
}

describe('a login by a one-time password', () => {
  const due = { ...signedInAs(asha), token: aToken(3600, 'due'), mustChangePassword: true }

  it('asks for a new password first, and then goes on like any other', async () => {
    const api = shopWith(aLine({ quantity: 2 }))
    api.answers['POST /api/users/login'] = { body: due }
    api.answers['PUT /api/users/password'] = { body: signedInAs(asha) }
    const app = renderLogin('/login?redirect=checkout')
    logIn()
    await screen.findByRole('heading', { name: 'Choose a new password' })
    await screen.findByLabelText('New password')
    expect(session.read().status).toBe('guest')

    choose('weak')
    await screen.findByText(TEXTS.password)
    choose('Fresh@9876')
    await screen.findByText('elsewhere')
    expect(app.address()).toBe('/checkout')
    expect(api.sent.find(({ call }) => call === 'PUT /api/users/password')).toMatchObject({
      token: due.token,
      body: { currentPassword: 'Shopper@123', newPassword: 'Fresh@9876' },
    })
    expect(session.read().user).toEqual(asha)
    expect(api.calls()).toContain('POST /api/cart/merge')
  })

  it('says at its field what is wrong with the new one', async () => {
    const api = shopWith()
    const message = 'Choose another password than the one you were given'
    api.answers['POST /api/users/login'] = { body: due }
    api.answers['PUT /api/users/password'] = failure(400, 'invalid_input', message, {
      fields: { newPassword: message },
    })
    renderLogin('/login')
    logIn()
    await screen.findByLabelText('New password')
    choose('Shopper@123')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(session.read().status).toBe('guest')
  })
})
