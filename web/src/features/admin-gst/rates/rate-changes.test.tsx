import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { RateChanges } from './rate-changes.tsx'

const TODAY = dayOf(new Date())
const TOMORROW = addDays(TODAY, 1)
const BEGUN = { rate: 28, to: 18, from: TODAY, prices: 'stay' }

const start = (refusals = 0) => {
  session.start(signedInAs({ ...asha, role: 'admin' }))
  let [version, refused] = [7, 0]
  const example = { _id: 'p1', name: 'Pan', price: 672, moved: 630, isFrom: false, isCapped: true }
  const api = fakeApi({
    'GET /api/admin/rates': ({ query }) => ({
      body: {
        rates: [{ rate: 12, products: 3 }],
        ...(query['to'] && { examples: [example] }),
      },
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
