import { rupees } from '@bartan/contract/shared/money'
import type { Stats } from '@bartan/contract/stats/schema'
import type { User } from '@bartan/contract/users/schema'
import { screen } from '@testing-library/react'
// Loaded with the test's own modules, which no time limit holds for.
import '#app/routes/admin/admin-area.tsx'
import { AdminArea, LoginPage } from '#app/routes/pages.ts'
import { Pages } from '#app/routes/router.tsx'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs, statusCounts } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'

export const admin = { ...asha, name: 'Owner', role: 'admin' as const }

export const stats: Stats = {
  revenue: rupees(1299.5),
  refunded: rupees(0),
  net: rupees(1299.5),
  orders: 12,
  products: 73,
  byStatus: statusCounts({ Processing: 1, Shipped: 1, Delivered: 9, Cancelled: 1 }),
  rto: 0,
  cash: {
    ordered: rupees(1299.5),
    toCollect: rupees(299.5),
    collected: rupees(1000),
    short: rupees(0),
  },
  lowStockCount: 0,
  recentOrders: [],
}

export const noOrders = {
  toConfirm: 0,
  toPack: 0,
  packed: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  refundsDue: 0,
  toCollect: 0,
}

export const adminApi = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/users/profile': { body: admin },
    'GET /api/admin/stats': { body: stats },
    'GET /api/cart': { body: { products: [], totalPrice: 0 } },
    'GET /api/admin/orders': { body: [], headers: { 'x-total-count': '0' } },
    ...more,
  })

/** Before all tests of a file, so that none of them waits for code. */
export const loadAdminArea = () => Promise.all([AdminArea.load(), LoginPage.load()])

export const openAdminArea = (at: string, user: User | undefined = admin) => {
  session.start(signedInAs(user))
  return renderApp(<Pages />, { at })
}

export const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
