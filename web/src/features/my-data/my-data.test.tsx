import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder, asha } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { MyData } from './components/my-data.tsx'

const at = '2026-11-20T10:00:00.000Z'
const consent = { purpose: 'newsletter', version: '2026-11-22', at }
const data = {
  madeAt: at,
  account: { ...asha, emailConfirmed: true, createdAt: at },
  notice: { version: '2026-11-22', at },
  consents: [consent],
  orders: [anOrder()],
  ordersTotal: 1,
  reviews: [],
  cart: [],
  wishlist: ['thali'],
  waitingFor: [],
}

it('shows what there is when asked, and ends a consent by one press', async () => {
  const withdrawn = { reason: 'consent_withdrawn', params: {}, message: 'Ended.' }
  const api = fakeApi({
    'GET /api/users/me/data': { body: data },
    'DELETE /api/users/me/consents/newsletter': () => {
      api.answers['GET /api/users/me/data'] = { body: { ...data, consents: [] } }
      return { body: withdrawn }
    },
  })
  renderApp(<MyData userId={asha._id} />, { toasts: true })
  expect(api.sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'See your data' }))
  expect(await screen.findByText('1 order')).toBeTruthy()
  expect(screen.getByText('Privacy notice of 22 Nov 2026')).toBeTruthy()
  expect(screen.getByText('0 in the cart, 1 in the wishlist')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download all of it (JSON)' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Nothing beyond your orders.')).toBeTruthy()
})
