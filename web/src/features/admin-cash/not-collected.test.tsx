import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Cash } from './components/cash.tsx'

signInBeforeEach('accounts')

it.each([
  [199, '/admin/orders?status=Delivered&cash=2026-11-16&cashTo=2026-11-22&short=true'],
  [0, undefined],
])('of ₹%i that was not collected, the orders are %s', async (short, orders) => {
  const totals = { toCollect: 0, collected: 100, byUpi: 0, handedOver: 100, open: 0, short }
  const days = { from: '2026-11-16', to: '2026-11-22' }
  fakeApi({
    'GET /api/admin/cash': { body: { ...days, rows: [], totals, handovers: [] } },
    'GET /api/admin/cash/holders': { body: { holders: [], open: 0, overdue: 0, usualDays: 7 } },
    'GET /api/admin/cash/parcels': { body: [] },
  })
  renderApp(<Cash />)
  await screen.findByText('Cash that reached the shop')
  const owed = screen.queryByRole('link', { name: /₹199/ })
  expect(owed?.getAttribute('href')).toBe(orders)
})
