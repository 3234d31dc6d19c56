import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { GstFiles } from './components/gst-files.tsx'
import { Gst, Turnover, dueMonth, latestMonths } from './components/gst.tsx'
import { MonthCheck } from './components/month-check.tsx'
import { RateChanges } from './rates/rate-changes.tsx'

signInBeforeEach('admin')

it('says that the month can’t be loaded, and asks again only when told to', async () => {
  const api = fakeApi({})
  renderApp(<Gst />, { at: '/admin/gst' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const asked = api.sent.length
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  // The month's, and no endless loop of them.
  expect(api.sent.length - asked).toBeLessThanOrEqual(2)
})

const hrefOf = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

it('leads from each sum of a month to the orders of its documents', async () => {
  const month = { documents: 3, taxable: 600, tax: 72, total: 672, missing: [], otherState: [] }
  const turnover = { registration: 'composition', year: '26-27', state: 'Bihar', turnover: 672 }
  fakeApi({
    'GET /api/admin/gst/2026-11': { body: { month: '2026-11', ...month } },
    'GET /api/admin/gst/turnover': { body: { ...turnover, limit: 1_500_000 } },
  })
  renderApp(
    <>
      <Turnover />
      <MonthCheck month="2026-11" />
    </>,
  )
  for (const name of ['3', '₹600', '₹72', '₹672'])
    expect(await hrefOf(name)).toBe('/admin/orders?documents=2026-11')
  expect(screen.getByRole('heading', { name: 'Turnover of the year 2026-27' })).toBeTruthy()
  expect(await hrefOf('₹672 of ₹15,00,000 by this shop’s documents.')).toBe(
    '/admin/orders?documents=26-27',
  )
})

it('saves all documents of the month in one file', async () => {
  const api = fakeApi({ 'GET /api/admin/gst/2026-11/documents.zip': { body: 'PK' } })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => {} }),
  )
  // The tests' browser would go to the file instead of saving it.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  renderApp(<GstFiles month="2026-11" />)
  await userEvent.click(screen.getByRole('button', { name: 'Download documents-2026-11.zip' }))
  await waitFor(() => expect(save).toHaveBeenCalled())
  expect(api.calls()).toEqual(['GET /api/admin/gst/2026-11/documents.zip'])
})

it('counts back over the turn of the year, by the day in India', () => {
  // Already February in India.
  const now = new Date('2026-01-31T20:00:00Z')
  expect(latestMonths(now).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(dueMonth(now)).toBe('2026-01')
})

const TODAY = dayOf(new Date())
const TOMORROW = addDays(TODAY, 1)
const BEGUN = { rate: 28, to: 18, from: TODAY, prices: 'stay' }

const start = (refusals = 0) => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  let [version, refused] = [7, 0]
  const example = { _id: 'p1', name: 'Pan', price: 672, moved: 630, isFrom: false, isCapped: true }
  const api = fakeApi({
    'GET /api/admin/rates': ({ query }) => ({
      body: { rates: [{ rate: 12, products: 3 }], ...(query['to'] && { examples: [example] }) },
    }),
    'GET /api/admin/settings': () => ({ body: { version, rateChanges: [BEGUN] } }),
    'PUT /api/admin/settings': () => {
      if (refused++ >= refusals) return { body: {} }
      version++
      return { status: 409, body: { code: 'changed_meanwhile', message: 'Somebody was faster' } }
    },
  })
  renderApp(<RateChanges />, { at: '/admin/gst' })
  return api
}

const plan = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Plan a change of 12%' }))
  await userEvent.selectOptions(screen.getByLabelText('New rate'), '5%')
  const from = screen.getByLabelText('From')
  await userEvent.clear(from)
  await userEvent.type(from, TOMORROW)
}

it('shows both in rupees, and plans only what was decided', async () => {
  const api = start()
  await plan()
  const row = await screen.findByRole('row', { name: /^Pan/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '₹672you keep ₹600',
    '₹672you keep ₹640',
    '₹630you keep ₹600, held at the MRP',
  ])
  expect(screen.getByText(/No price may be above the MRP/)).toBeTruthy()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: /^Plan from/ })
  expect(save.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Prices move' }))
  await userEvent.click(save)
  const planned = { rate: 12, to: 5, from: TOMORROW, prices: 'move' }
  const saves = () => api.sent.filter(({ call }) => call.startsWith('PUT'))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toEqual({ version: 7, rateChanges: [BEGUN, planned] })
  // What has begun stays.
  expect(screen.queryByRole('button', { name: 'Take back 28% → 18%' })).toBeNull()
})

it('tries again where another has saved the settings meanwhile', async () => {
  const api = start(2)
  await plan()
  await userEvent.click(await screen.findByRole('button', { name: 'Prices stay' }))
  await userEvent.click(screen.getByRole('button', { name: /^Plan from/ }))
  await waitFor(() =>
    expect(api.sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
      version: 9,
    }),
  )
})
