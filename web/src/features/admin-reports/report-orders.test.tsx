import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { ReportTable } from './components/report-table.tsx'
import { ReportTotals } from './components/report-totals.tsx'
import { daysOfPeriod, PLACES, PRODUCTS, SALES } from './kinds.ts'

const sums = { gross: rupees(900), discount: rupees(0), delivery: rupees(0), refunded: rupees(100) }
const row = { period: '2026-11-20', orders: 2, units: 2, ...sums, tax: rupees(0), net: rupees(800) }
const sales = { by: 'day' as const, from: '2026-11-20', to: '2026-11-22', rows: [row] }

const addressesOf = (links: readonly HTMLElement[]) =>
  new Set(links.map((link) => link.getAttribute('href')))

const SOLD = '/admin/orders?status=Processing,Shipped,Delivered'

it('leads from each amount that is not nothing to the orders that it is made of', () => {
  renderApp(
    <>
      <ReportTotals {...SALES} report={sales} before={undefined} />
      <ReportTable title="Sales" kind={SALES} report={sales} rows={sales.rows} all={1} />
    </>,
  )
  const table = screen.getByRole('table', { name: 'Sales' })
  const amounts = within(table).getAllByRole('link')
  // Gross, refunded and net.
  expect(amounts).toHaveLength(3)
  const ofDay = `${SOLD}&from=2026-11-20&to=2026-11-20`
  expect(addressesOf(amounts)).toEqual(new Set([ofDay, `${ofDay}&returns=refunded`]))
  const totals = screen.getAllByRole('link').filter((link) => !table.contains(link))
  expect(totals).toHaveLength(2)
  const ofAll = `${SOLD}&from=2026-11-20&to=2026-11-22`
  expect(addressesOf(totals)).toEqual(new Set([ofAll, `${ofAll}&returns=refunded`]))
})

it('leads to the orders of a place by its PIN', () => {
  const place = { state: 'Karnataka', pin3: '560', orders: 1, revenue: rupees(349), refused: 0 }
  const report = { from: sales.from, to: sales.to, rows: [place] }
  renderApp(<ReportTable title="Places" kind={PLACES} report={report} rows={[place]} all={1} />)
  expect(addressesOf(screen.getAllByRole('link'))).toEqual(
    new Set([`${SOLD}&from=2026-11-20&to=2026-11-22&q=560`]),
  )
})

it('leads nowhere from what is not known, and leaves its cell empty', () => {
  const sold = {
    productId: asProductId('1'),
    name: 'Pan',
    sku: asSku('P1'),
    size: '',
    color: '',
    units: 1,
    returned: 0,
  }
  const pan = { ...sold, revenue: rupees(349) }
  const report = { from: sales.from, to: sales.to, rows: [pan] }
  renderApp(<ReportTable title="Goods" kind={PRODUCTS} report={report} rows={[pan]} all={1} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['₹349'])
  expect(screen.getAllByRole('cell').filter((cell) => cell.matches(':empty'))).toHaveLength(2)
})

it.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-16', '2026-11-18', '2026-11-22'],
  ['month', '2026-11', '2026-11-18', '2026-11-30'],
  ['month', '2026-12', '2026-12-01', '2026-12-10'],
] as const)('knows the days of a %s, %s', (by, period, from, to) => {
  const report = { by, from: '2026-11-18', to: '2026-12-10', rows: [] }
  expect(daysOfPeriod({ period }, report)).toEqual({ from, to })
})
