import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { GstFiles } from './components/gst-files.tsx'
import { Gst } from './components/gst.tsx'
import { MonthCheck } from './components/month-check.tsx'
import { Turnover } from './components/turnover.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

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
