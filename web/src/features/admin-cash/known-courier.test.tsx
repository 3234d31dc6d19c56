import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Cash } from './components/cash.tsx'

const sums = { toCollect: 300, collected: 900, byUpi: 300, handedOver: 200, open: 400, short: 0 }
const delhivery = { day: '2026-11-22', courier: 'Delhivery', ...sums }

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it.each([
  ['is known where one courier alone holds cash of these days', [delhivery], 'Delhivery'],
  ['is asked where own deliveries hold some, too', [delhivery, { ...delhivery, courier: '' }], ''],
  ['is asked where nobody holds any', [{ ...delhivery, open: 0 }], ''],
])('the courier of a handover %s', async (_when, rows, known) => {
  const report = { from: '2026-11-16', to: '2026-11-22', rows, totals: sums, handovers: [] }
  fakeApi({
    'GET /api/admin/cash/holders': { body: { holders: [], open: 0, overdue: 0, usualDays: 7 } },
    'GET /api/admin/cash/parcels': { body: [] },
    'GET /api/admin/cash': { body: report },
  })
  renderApp(<Cash />)
  expect((await screen.findByLabelText<HTMLInputElement>('Courier (optional)')).value).toBe(known)
})
