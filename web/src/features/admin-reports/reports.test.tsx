import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { aShop } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Reports } from './components/reports.tsx'

const day = (period: string, orders: number, net: number) => ({
  period,
  orders,
  units: orders,
  gross: net,
  discount: 0,
  delivery: 0,
  refunded: 0,
  tax: 0,
  net,
})

const days = { from: '2026-11-20', to: '2026-11-22' }
const sales = { ...days, by: 'day', rows: [day('2026-11-20', 2, 800), day('2026-11-22', 1, 499.5)] }

const before = {
  from: '2026-11-17',
  to: '2026-11-19',
  by: 'day',
  rows: [day('2026-11-18', 1, 650)],
}

const SALES = 'GET /api/admin/reports/sales'
const variant = { productId: 'p1', size: '', color: '' }

const stock = {
  ...days,
  rows: [
    {
      ...variant,
      sku: 'THALI-1',
      name: 'Steel Thali',
      countInStock: 2,
      cost: 80,
      value: 160,
      soldIn30Days: 30,
      daysLeft: 2,
      reorder: 28,
    },
    {
      ...variant,
      productId: 'p2',
      sku: 'TAWA-1',
      name: 'Tawa',
      countInStock: 3,
      soldIn30Days: 0,
      reorderAt: 5,
      reorder: 2,
    },
    { ...variant, productId: 'p3', sku: 'LOTA-1', name: 'Lota', countInStock: 90, soldIn30Days: 0 },
  ],
}

const show = (report: string, shop = aShop) =>
  renderApp(
    <Routes>
      <Route path="/admin/reports/:report?" element={<Reports />} />
    </Routes>,
    { at: `/admin/reports/${report}`, shop },
  )

signInBeforeEach('accounts')

const answerSales = () =>
  fakeApi({ [SALES]: ({ query }) => ({ body: query['from'] === before.from ? before : sales }) })

describe('a report', () => {
  it('tells its sums beside those of as many days before', async () => {
    answerSales()
    show('')
    const net = await screen.findByText('₹1,299.50')
    await waitFor(() =>
      expect(net.parentElement?.parentElement?.textContent).toContain(
        '₹650 in the 3 days before · 100\u00a0% more',
      ),
    )
  })

  it('has a row for each period, and a chart that is named and says what it shows', async () => {
    answerSales()
    show('sales')
    const table = await screen.findByRole('table', { name: 'Sales' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(screen.getByRole('region', { name: 'Net' })).toBeTruthy()
  })

  it.each([
    ['regular', true],
    ['composition', false],
    ['unregistered', false],
  ] as const)('of a seller who is %s has a column of tax: %s', async (registration, isThere) => {
    answerSales()
    show('sales', { ...aShop, legal: { ...aShop.legal, registration } })
    const table = await screen.findByRole('table', { name: 'Sales' })
    const columns = within(table).getAllByRole('columnheader')
    const names = columns.map(({ textContent }) => textContent)
    expect(names.includes('Tax included')).toBe(isThere)
    expect(names.at(-1)).toBe('Net')
  })

  it('has a slider that tells the figure of each bar', async () => {
    answerSales()
    show('sales')
    const name = 'Sales: Net; the table has all figures'
    const slider = await screen.findByRole('slider', { name })
    expect(slider.getAttribute('aria-valuetext')).toBe('22 Nov 2026: ₹499.50')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('20 Nov 2026: ₹800')
  })

  it('is asked by weeks and months, which the address remembers', async () => {
    const api = answerSales()
    const { address } = show('sales')
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: 'Month' }))
    await waitFor(() => expect(api.sent.at(-1)?.query).toMatchObject({ by: 'month' }))
    expect(address()).toContain('by=month')
  })

  it('of an empty shop says that there is nothing', async () => {
    fakeApi({ [SALES]: { body: { ...sales, rows: [] } } })
    show('sales')
    expect(await screen.findByText('Nothing in these days')).toBeTruthy()
  })

  it('is saved as the server wrote it, for the same days and periods', async () => {
    const api = answerSales()
    api.answers[`${SALES}.csv`] = { body: 'period,orders' }
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:sales', revokeObjectURL: () => {} }),
    )
    // The tests' browser would go to the file instead of saving it.
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    show('sales?from=2026-11-20&to=2026-11-22&by=week')
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(api.sent.find(({ call }) => call === `${SALES}.csv`)?.query).toEqual({
      ...days,
      by: 'week',
    })
  })
})

it.each([
  [
    'products',
    {
      ...days,
      rows: [{ ...variant, sku: 'THALI-1', name: 'Steel Thali', units: 3, revenue: 900, cost: 80 }],
    },
    'Steel Thali',
  ],
  [
    'places',
    { ...days, rows: [{ state: '', pin3: '560', orders: 1, revenue: 9, refused: 0 }] },
    'Unknown',
  ],
  [
    'customers',
    {
      ...days,
      new: 1,
      returning: 0,
      rows: [
        { phone: '9876543210', name: 'Asha', orders: 1, revenue: 9, last: '2026-11-22T10:00:00Z' },
      ],
    },
    '9876543210',
  ],
])('shows %s', async (name, body, text) => {
  fakeApi({ [`GET /api/admin/reports/${name}`]: { body } })
  show(name)
  const table = await screen.findByRole('table')
  expect(within(table).getByText(text)).toBeTruthy()
})

it('follows the menu from one report to another, with its days', async () => {
  const api = fakeApi({
    [SALES]: { body: sales },
    'GET /api/admin/reports/stock': { body: stock },
    'GET /api/admin/reports/places': {
      body: { ...days, rows: [{ state: 'Goa', pin3: '403', orders: 1, revenue: 9, refused: 0 }] },
    },
  })
  show('sales?from=2026-11-20&to=2026-11-22')
  await screen.findByRole('table', { name: 'Sales' })
  await userEvent.click(screen.getByRole('link', { name: 'Places' }))
  expect(within(await screen.findByRole('table', { name: 'Places' })).getByText('Goa')).toBeTruthy()
  expect(api.sent.find(({ call }) => call.endsWith('/places'))?.query).toEqual(days)
  await userEvent.click(screen.getByRole('link', { name: 'Stock' }))
  expect(await screen.findByRole('table', { name: 'Stock' })).toBeTruthy()
})

it('says how many customers there are besides those of the first page', async () => {
  const asked = { phone: '9876543210', name: 'Asha', orders: 1, revenue: 9 }
  fakeApi({
    'GET /api/admin/reports/customers': {
      body: { ...days, new: 5, returning: 2, rows: [{ ...asked, last: '2026-11-22T10:00:00Z' }] },
    },
  })
  show('customers')
  expect(await screen.findByText('The first 1 of 7; the file has all')).toBeTruthy()
})

it('shows more rows when asked for them', async () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({
    ...stock.rows[0],
    productId: `p${place}`,
  }))
  fakeApi({ 'GET /api/admin/reports/stock': { body: { ...stock, rows } } })
  show('stock')
  const table = await screen.findByRole('table', { name: 'Stock' })
  const shown = () => within(table).getAllByRole('row').length - 1
  expect(shown()).toBe(50)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(shown()).toBe(60)
  expect(screen.queryByText(/^The first/)).toBeNull()
})

it('says when the time before can’t be read', async () => {
  fakeApi({
    [SALES]: ({ query }) =>
      query['from'] === before.from ? failure(404, 'not_found', 'Gone') : { body: sales },
  })
  show('sales')
  await screen.findByRole('table', { name: 'Sales' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

describe('what to buy', () => {
  it('is sent to a supplier over WhatsApp, without the lines that were taken out', async () => {
    fakeApi({ 'GET /api/admin/reports/stock': { body: stock } })
    show('stock')
    const link = await screen.findByRole('link', { name: 'Send over WhatsApp' })
    const text = () => new URL(link.getAttribute('href') ?? '').searchParams.get('text')
    expect(text()).toBe('We would like to order:\n28 × Steel Thali (THALI-1)\n2 × Tawa (TAWA-1)')
    await userEvent.click(screen.getByRole('checkbox', { name: '28 × Steel Thali (THALI-1)' }))
    expect(text()).toBe('We would like to order:\n2 × Tawa (TAWA-1)')
  })

  it('is nothing where there is enough', async () => {
    fakeApi({ 'GET /api/admin/reports/stock': { body: { ...stock, rows: stock.rows.slice(2) } } })
    show('stock')
    await screen.findByRole('table')
    expect(screen.queryByRole('link', { name: 'Send over WhatsApp' })).toBeNull()
  })
})
