import { TEXTS } from '@bartan/contract/shop/texts'
import { screen } from '@testing-library/react'
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
