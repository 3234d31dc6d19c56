import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder, asha } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { ProfilePage } from './profile-page.tsx'

signInBeforeEach()

it('shows the person’s data, then the newest orders and the way to the others', async () => {
  fakeApi({
    'GET /api/users/profile': { body: asha },
    'GET /api/orders/my-orders': {
      body: ['o1', 'o2', 'o3', 'o4', 'o5'].map((_id) => anOrder({ _id })),
      headers: { 'x-total-count': '5' },
    },
  })
  renderApp(<ProfilePage />)
  const all = await screen.findByRole('link', { name: 'See all orders' })
  expect(all.getAttribute('href')).toBe('/my-orders')
  expect(screen.getAllByRole('rowheader')).toHaveLength(4)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings.at(-1)).toBe(TEXTS.myOrders)
})

it('has a consent on or off in both its places, wherever it is changed', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  const consents = [{ purpose: 'cart_reminder', version: '2026-11-22', at }]
  const lists = { orders: [], ordersTotal: 0, reviews: [], cart: [], wishlist: [], waitingFor: [] }
  const data = { madeAt: at, account: { ...asha, createdAt: at }, ...lists }
  const { answers } = fakeApi({
    'GET /api/orders/my-orders': { body: [] },
    'GET /api/users/profile': { body: { ...asha, cartReminder: true } },
    'GET /api/users/me/data': { body: { ...data, consents } },
    'PUT /api/users/profile': { body: { ...asha, cartReminder: true } },
    'DELETE /api/users/me/consents/cart_reminder': {
      body: { reason: 'consent_withdrawn', params: {}, message: 'Ended.' },
    },
  })
  renderApp(<ProfilePage />)
  const box = screen.getByLabelText<HTMLInputElement>(/^Remind me of my cart/)
  await waitFor(() => expect(box.checked).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'See your data' }))
  const end = await screen.findByRole('button', { name: 'Stop' })
  answers['GET /api/users/profile'] = { body: asha }
  answers['GET /api/users/me/data'] = { body: { ...data, consents: [] } }
  await userEvent.click(end)
  await waitFor(() => expect(box.checked).toBe(false))
  answers['GET /api/users/me/data'] = { body: { ...data, consents } }
  await userEvent.click(box)
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy()
})
