import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Reports } from './components/reports.tsx'

const SALES = 'GET /api/admin/reports/sales'

const show = (report: string) =>
  renderApp(
    <Routes>
      <Route path="/admin/reports/:report?" element={<Reports />} />
    </Routes>,
    { at: `/admin/reports/${report}` },
  )

beforeEach(() => session.start(signedInAs({ ...asha, role: 'accounts' })))

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
  fakeApi({ [SALES]: { body: { ...days, by: 'day', rows: [] } } })
  show('sales?from=2999-03-01&to=2999-03-31')
  expect(await screen.findByText('These days are still to come')).toBeTruthy()
})

it('tells no sum of what is not known', async () => {
  const row = { productId: 'p1', size: '', color: '', sku: 'TAWA-1', name: 'Tawa' }
  const body = {
    from: '2026-11-20',
    to: '2026-11-22',
    rows: [{ ...row, units: 3, returned: 0, revenue: 900 }],
  }
  fakeApi({ 'GET /api/admin/reports/products': { body } })
  show('products')
  const margin = await screen.findByRole('heading', { name: 'Margin' })
  expect(margin.parentElement?.textContent).toBe('Margin–The cost of these is not known yet')
})
