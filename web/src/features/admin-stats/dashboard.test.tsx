import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs, statusCounts } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Dashboard } from './components/dashboard.tsx'
import type { Stats } from '@bartan/contract/stats/schema'
import { rupees } from '@bartan/contract/shared/money'
import { asSku } from '@bartan/contract/products/product-id'

const emptyShop: Stats = {
  revenue: rupees(0),
  refunded: rupees(0),
  net: rupees(0),
  orders: 0,
  products: 0,
  byStatus: statusCounts(),
  rto: 0,
  cash: { ordered: rupees(0), toCollect: rupees(0), collected: rupees(0), short: rupees(0) },
  perDay: [{ day: '2026-11-20', orders: 0, revenue: rupees(0) }],
  bestSellers: [],
  slowSellers: [],
  lowStock: [],
  lowStockCount: 0,
  recentOrders: [],
}

const show = (some: Partial<Stats>) => {
  fakeApi({ 'GET /api/admin/stats': { body: { ...emptyShop, ...some } } })
  renderApp(<Dashboard />, { at: '/admin' })
}

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('an empty shop has not enough of everything', async () => {
  show({})
  expect(await screen.findAllByText('There are no products yet.')).toHaveLength(2)
  expect(screen.queryByText('There is enough of everything.')).toBeNull()
})

it('shows the days as a table, and hides them again', async () => {
  show({})
  const summary = await screen.findByText('Show as a table')
  const details = summary.closest('details')
  if (!details) throw new Error('Nothing opens')
  for (const [isOpen, words] of [
    [true, 'Hide the table'],
    [false, 'Show as a table'],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<Event>()
    details.addEventListener('toggle', resolve, { once: true })
    await act(async () => {
      details.open = isOpen
      await promise
    })
    expect(await screen.findByText(words)).toBe(summary)
  }
})

it('a full one has', async () => {
  show({ products: 3 })
  expect(await screen.findByText('There is enough of everything.')).toBeTruthy()
})

it('leads to all that run low, and to nothing else', async () => {
  show({ products: 9, lowStock: [{ ...aProduct({ countInStock: 0 }), sold: 1 }], lowStockCount: 6 })
  const link = await screen.findByRole('link', { name: 'All 6 that run low' })
  expect(link.getAttribute('href')).toBe('/admin/products?stock=low&sortBy=stockAsc')
})

it('says which of a product’s variants runs low, not how much there is of all of them', async () => {
  const variant = { sku: asSku('T-1'), price: rupees(599) }
  const variants = [
    { ...variant, size: '1 L', color: 'Red', countInStock: 40 },
    { ...variant, size: '3 L', color: 'Blue', countInStock: 0 },
  ]
  const low = { ...aProduct({ countInStock: 40 }), variants, sold: 1 }
  show({ products: 9, lowStock: [low], lowStockCount: 1 })
  const row = await screen.findByText('Blue · 3 L')
  expect(row.parentElement?.textContent).toContain('Sold out')
  expect(screen.queryByText('In stock')).toBeNull()
})
