import type { Vitals } from '@bartan/contract/vitals/schema'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { VitalsPanel } from './components/vitals.tsx'

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const show = (vitals: Vitals) => {
  fakeApi({ 'GET /api/admin/vitals': { body: vitals } })
  renderApp(<VitalsPanel />, { at: '/admin' })
}

const cells = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

it('shows a measure by day and kind of page', async () => {
  show({
    total: [
      { page: 'home', metric: 'LCP', p75: 1234.4, count: 9 },
      { page: 'product', metric: 'CLS', p75: 0.1234, count: 1 },
    ],
    perDay: [
      { day: '2026-11-20', page: 'home', metric: 'LCP', p75: 900, count: 4 },
      { day: '2026-11-21', page: 'home', metric: 'LCP', p75: 1500, count: 5 },
    ],
  })
  expect(await screen.findByRole('columnheader', { name: 'Home' })).toBeTruthy()
  expect(cells()).toEqual([
    'DayHome',
    'All days1234 ms',
    expect.stringMatching(/21 Nov.*1500 ms$/),
    expect.stringMatching(/20 Nov.*900 ms$/),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Layout shift' }))
  expect(cells().slice(0, 2)).toEqual(['DayProduct', 'All days0.12'])
})

it('says that nothing was measured', async () => {
  show({ total: [], perDay: [] })
  expect(await screen.findByText('Nothing was measured yet.')).toBeTruthy()
})
