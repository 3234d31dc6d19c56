import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it, beforeAll } from 'vitest'
import { loadTexts } from '#i18n/load-texts.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { rankedBars, timeBars } from './bars.ts'
import { ReportTable } from './components/report-table.tsx'
import { ReportTotals } from './components/report-totals.tsx'
import { Reports } from './components/reports.tsx'
import { PLACES, PRODUCTS, shownFigure, daysOfPeriod, SALES } from './kinds.ts'
import { daysFault, changeIn, daysBefore, daysIn } from './report-days.ts'

const measure = { name: 'net', of: ({ value }: { value: number }) => value } as const

const keyOf = ({ key }: { key: string }) => key

const rowsOf = (values: Record<string, number>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

it.each([
  ['day', ['2026-10-31', '2026-11-01', '2026-11-02'], '2026-11-01'],
  ['week', ['2026-10-26', '2026-11-02'], '2026-11-02'],
  ['month', ['2026-10', '2026-11'], '2026-11'],
] as const)('has a bar for each %s, one of nothing too', (step, keys, sold) => {
  const report = { from: '2026-10-31', to: '2026-11-02', rows: rowsOf({ [sold]: 5 }) }
  const bars = timeBars({ keyOf, measure }, report, { step, language: 'en' })
  expect(bars.map(({ key, value }) => [key, value])).toEqual(
    keys.map((key) => [key, key === sold ? 5 : 0]),
  )
})

it('ranks the ten longest, and leaves out what has none', () => {
  const rows = rowsOf(
    Object.fromEntries(Array.from({ length: 14 }, (_, place) => [`p${place}`, place])),
  )
  const bars = rankedBars({ keyOf, measure, labelOf: keyOf }, rows, 'en')
  expect(bars.map(({ value }) => value)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4])
  expect(rankedBars({ keyOf, measure, labelOf: keyOf }, rowsOf({ none: 0 }), 'en')).toEqual([])
})

const TODAY = '2026-11-26'

it.each([
  ['nothing chosen', '', '', undefined],
  ['one day', '2026-11-20', '2026-11-20', undefined],
  ['a month to come', '2027-03-01', '2027-03-31', undefined],
  ['a year and a day', '2025-11-26', '', undefined],
  ['more than that', '2025-11-25', '', 'tooManyDays'],
  ['the last before the first', '2026-11-20', '2026-11-01', 'backwards'],
  ['from a day to come until today', '2026-11-27', '', 'backwards'],
])('%s', (_, from, to, fault) => expect(daysFault({ from, to }, TODAY)).toBe(fault))

beforeAll(() => loadTexts('hi'))

const row = { name: 'Pressure Cooker', size: '5 L', color: 'Black' }

const labelIn = (language: 'en' | 'hi') =>
  PRODUCTS.labelOf({ ...row, nameIn: { hi: 'प्रेशर कुकर' } } as never, language)

it('names a variant in the language of who reads it, its size and color, too', () => {
  expect(labelIn('en')).toBe('Pressure Cooker, 5 L, Black')
  expect(labelIn('hi')).toBe('प्रेशर कुकर, 5 लीटर, काला')
})

it('names a state in the language of who reads it', () => {
  expect(PLACES.labelOf({ state: 'Kerala', pin3: '695' } as never, 'hi')).toBe('केरल 695')
})

it('groups the digits of counts as those of sums', () => {
  expect(shownFigure(undefined, 4709)).toBe('4,709')
  expect(shownFigure(true, 4709)).toBe('₹4,709')
  const units = PRODUCTS.columns.find(({ name }) => name === 'units')
  expect(units?.textOf({ ...row, units: 120500 } as never, 'en')).toBe('1,20,500')
})

it.each([
  [
    { from: '2026-11-20', to: '2026-11-22' },
    { from: '2026-11-17', to: '2026-11-19' },
  ],
  [
    { from: '2028-03-01', to: '2028-03-01' },
    { from: '2028-02-29', to: '2028-02-29' },
  ],
])('compares %j with as many days right before', (days, before) => {
  expect(daysBefore(days)).toEqual(before)
  expect(daysIn(before)).toBe(daysIn(days))
})

it.each([
  [150, 100, 50],
  [50, 100, -50],
  // A loss that became smaller is more.
  [-50, -100, 50],
  [5, 0, undefined],
])('%d after %d is a change of %s percent', (now, before, change) =>
  expect(changeIn(now, before)).toBe(change),
)

const SALES_CALL = 'GET /api/admin/reports/sales'

const show = (report: string) =>
  renderApp(
    <Routes>
      <Route path="/admin/reports/:report?" element={<Reports />} />
    </Routes>,
    { at: `/admin/reports/${report}` },
  )

signInBeforeEach('accounts')

it.each([
  ['from=2020-01-01', 'Please choose 366 days at most.'],
  ['from=2026-11-20&to=2026-11-01', 'The last day is before the first.'],
])('says what is wrong with its days, and asks for nothing: %s', async (asked, told) => {
  const api = fakeApi({})
  show(`sales?${asked}`)
  expect((await screen.findByRole('alert')).textContent).toBe(told)
  expect(api.sent).toEqual([])
})

it('says of days to come that they are', async () => {
  const days = { from: '2999-03-01', to: '2999-03-31' }
  fakeApi({ [SALES_CALL]: { body: { ...days, by: 'day', rows: [] } } })
  show('sales?from=2999-03-01&to=2999-03-31')
  expect(await screen.findByText('These days are still to come')).toBeTruthy()
})

it('tells no sum of what is not known', async () => {
  const sold = { productId: 'p1', size: '', color: '', sku: 'TAWA-1', name: 'Tawa' }
  const body = {
    from: '2026-11-20',
    to: '2026-11-22',
    rows: [{ ...sold, units: 3, returned: 0, revenue: 900 }],
  }
  fakeApi({ 'GET /api/admin/reports/products': { body } })
  show('products')
  const margin = await screen.findByRole('heading', { name: 'Margin' })
  expect(margin.parentElement?.textContent).toBe('Margin–The cost of these is not known yet')
})

const sums = { gross: rupees(900), discount: rupees(0), delivery: rupees(0), refunded: rupees(100) }

const reportRow = {
  period: '2026-11-20',
  orders: 2,
  units: 2,
  ...sums,
  tax: rupees(0),
  net: rupees(800),
}

const sales = { by: 'day' as const, from: '2026-11-20', to: '2026-11-22', rows: [reportRow] }

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
