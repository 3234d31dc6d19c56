import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { aCart, aLine, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { CheckoutPage } from '../checkout-page.tsx'
import { LoginPage } from './login-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const atTill = () =>
  renderApp(
    <Routes>
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/checkout" element={<CheckoutPage />} />
    </Routes>,
    { at: '/register?redirect=checkout' },
  )

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const register = () => {
  for (const [label, value] of [
    ['Name', asha.name],
    ['Phone', asha.phone],
    ['Password', 'Asha@1234'],
  ] as const)
    fireEvent.change(field(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Register' }))
}

const shopWhere = (registration: object) =>
  fakeApi({
    'GET /api/cart': ({ query }) => ({ body: aCart(query, aLine()) }),
    'GET /api/orders/my-orders': { body: [] },
    'POST /api/cart/merge': { body: aCart({ userId: asha._id }, aLine()) },
    'POST /api/users/register': registration,
  })

it('shows the cart, and leads straight to the till, with name and phone filled in', async () => {
  const api = shopWhere({ status: 201, body: signedInAs(asha) })
  const merged = Promise.withResolvers<{ body: unknown }>()
  api.answers['POST /api/cart/merge'] = () => merged.promise
  const app = atTill()
  expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeTruthy()
  expect(screen.getByText('Your cart is safe. Next comes your address.')).toBeTruthy()
  register()
  await waitFor(() => expect(api.calls()).toContain('POST /api/cart/merge'))
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy()
  merged.resolve({ body: aCart({ userId: asha._id }, aLine()) })
  await screen.findByRole('button', { name: TEXTS.orderNow })
  expect(app.address()).toBe('/checkout')
  expect(field('First name').value).toBe('Asha')
  expect(field('Last name').value).toBe('Rao')
  expect(field('Phone').value).toBe(asha.phone)
})

it('of a known phone leads to the log-in, with the phone and the way to the till', async () => {
  const taken = TEXTS.userExists
  shopWhere(failure(409, 'phone_taken', taken, { fields: { phone: taken } }))
  const app = atTill()
  register()
  expect(await screen.findByText(taken)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Log in with this number' }))
  expect(app.address()).toBe('/login?redirect=checkout')
  expect(field('Phone').value).toBe(asha.phone)
  expect(await screen.findByRole('heading', { name: 'Order summary' })).toBeTruthy()
})

it.each([
  ['whoever was invited to work here to that work', 'packer', '/admin'],
  ['a customer to the shop', 'customer', '/'],
] as const)('a link for a new password leads %s', async (_whom, role, target) => {
  fakeApi({ 'POST /api/users/password-reset/confirm': { body: signedInAs({ ...asha, role }) } })
  const app = renderApp(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: '/reset-password?token=t1' },
  )
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Packer@123' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
  await screen.findByText('elsewhere')
  expect(app.address()).toBe(target)
})
