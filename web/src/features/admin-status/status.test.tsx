import type { Status } from '@bartan/contract/status/endpoints'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { statusRows } from './status-rows.ts'
import { ShopStatus } from './status.tsx'

const NOW = Date.parse('2026-11-22T08:00:00.000Z')

const fine: Status = {
  project: 'demo-bartan',
  deployed: { at: '2026-11-20T08:00:00.000Z', version: '1.0.0' },
  exported: { at: '2026-11-20T08:00:00.000Z' },
  retention: { at: '2026-11-21T22:00:00.000Z', removed: { mails: 3, carts: 2 } },
  instance: {
    revision: 'api-00007',
    startedAt: '2026-11-22T07:00:00.000Z',
    products: 73,
    catalogSeconds: 2,
  },
  mails: { waiting: 0, failed: 0 },
  migrations: { done: 4, open: [] },
}

const faultsOf = (status: Partial<Status>) =>
  statusRows('en', { ...fine, ...status }, NOW)
    .filter(({ isFine }) => isFine === false)
    .map(({ text }) => text)

describe('the status', () => {
  it('has nothing to mend where all is well', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ mails: { waiting: 2, failed: 0 }, deployed: null })).toEqual([])
  })

  it('names what needs a look, and what to do', () => {
    expect(faultsOf({ exported: null })[0]).toContain('npm run shop -- export')
    expect(faultsOf({ exported: { at: '2026-10-13T08:00:00.000Z' } })[0]).toContain('40 days ago')
    expect(
      faultsOf({ retention: { at: '2026-11-13T22:00:00.000Z', removed: { mails: 3 } } })[0],
    ).toContain('3 things')
    expect(faultsOf({ mails: { waiting: 1, failed: 2 } })[0]).toContain('2 were refused')
    expect(faultsOf({ migrations: { done: 3, open: ['order-numbers'] } })[0]).toContain(
      'order-numbers',
    )
    expect(faultsOf({ instance: { ...fine.instance, unreadable: ['a1', 'b2'] } })[0]).toContain(
      '2 are left out of lists, for example a1, b2',
    )
    expect(faultsOf({ instance: { ...fine.instance, catalogSeconds: 31 } })[0]).toContain(
      '31 seconds',
    )
  })

  it('tells what went out over WhatsApp this month, and about what that costs', () => {
    const whatsapp = { sent: 312, failed: 2, cost: 109.2 }
    const texts = statusRows('en', { ...fine, whatsapp }, NOW).map(({ text }) => text)
    expect(texts).toContain(
      '312 messages sent · ₹109.20 · 2 could not be sent: their orders say so',
    )
    expect(statusRows('en', fine, NOW)).toHaveLength(texts.length - 1)
  })

  it('counts them on its page', async () => {
    const at = new Date().toISOString()
    const [exported, retention] = [{ at }, { at, removed: {} }]
    const body = { ...fine, exported, retention, migrations: { done: 3, open: ['x'] } }
    fakeApi({ 'GET /api/admin/status': { body } })
    renderApp(<ShopStatus />)
    expect(await screen.findByText('One thing needs a look')).toBeTruthy()
    expect(screen.getByText(/not brought up to date/iu)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Google/u }).getAttribute('href')).toContain(
      'project=demo-bartan',
    )
  })
})
