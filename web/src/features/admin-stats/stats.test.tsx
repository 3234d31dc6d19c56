import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { SetupStep } from '@bartan/contract/today/rules'
import type { Vitals } from '@bartan/contract/vitals/schema'
import { screen, fireEvent } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addTexts } from '#i18n/translate.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { FirstSteps } from './components/first-steps.tsx'
import { NextSetupStep } from './components/next-setup-step.tsx'
import { RefusedParcels } from './components/refused-parcels.tsx'
import { VitalsPanel } from './components/vitals.tsx'

const ALL = ['shop', 'product', 'delivery', 'legal', 'look'] as const

const show = (setup: readonly SetupStep[], orders: number) =>
  renderApp(<FirstSteps setup={setup} orders={orders} />, { at: '/admin', shop: DEFAULT_SHOP })

const done = () => screen.queryAllByText(/Done$/).length

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the first steps of a shop', () => {
  it('lead to what is missing', () => {
    show(ALL, 0)
    expect(screen.getByText(/^0 of 7 are done/)).toBeTruthy()
    const { fee, freeFrom } = DEFAULT_SHOP.shipping
    expect(screen.getByText(new RegExp(`₹${fee} below ₹${freeFrom}`))).toBeTruthy()
    expect(links().slice(0, 8)).toEqual([
      '/admin/settings/shop',
      '/admin/create-product',
      '/admin/products/bulk',
      '/admin/products/import',
      '/admin/settings/delivery',
      '/admin/settings/legal',
      '/admin/settings/look',
      '/collections/all',
    ])
  })

  it('are done as the server says', () => {
    show(['legal', 'look', 'backup'], 0)
    expect(done()).toBe(3)
    expect(links()[0]).toBe('/admin/settings/legal')
  })

  it('have shown the fee, and how the shop looks, with a test order', () => {
    show(['delivery', 'legal', 'look'], 1)
    expect(done()).toBe(5)
    expect(links()[0]).toBe('/admin/settings/legal')
  })

  it('are gone with the last one', async () => {
    show([], 1)
    expect(done()).toBe(6)
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(screen.queryByText('First steps')).toBeNull()
  })

  it('are none of a shop that has customers', () => {
    show(ALL, 2)
    expect(screen.queryByText('First steps')).toBeNull()
  })
})

const next = (setup: readonly SetupStep[], orders = 0) => {
  const { unmount } = renderApp(<NextSetupStep setup={setup} orders={orders} />)
  const link = screen.queryByRole('link')
  unmount()
  return link && [link.textContent, link.getAttribute('href')]
}

it('lead from one to the next, and after the last back to the list', () => {
  expect(next(['legal', 'look', 'backup'])).toEqual([
    'Next: Legal identity',
    '/admin/settings/legal',
  ])
  expect(next(['product'])).toEqual(['Next: The first product', '/admin/create-product'])
  expect(next(['backup'])).toEqual(['Next: First steps', '/admin'])
  expect(next(['legal'], 2)).toBeNull()
})

const counts = { delivered: 1, refused: 2, rate: 66.7 }

signInBeforeEach('admin')

it('tells of refused parcels by month, PIN code and product', async () => {
  fakeApi({
    'GET /api/admin/stats/rto': {
      body: {
        ...counts,
        months: [{ month: '2026-11', ...counts }],
        pins: [{ prefix: '841', state: 'Bihar', ...counts }],
        products: [{ _id: 'p1', name: 'Pot', ...counts }],
      },
    },
  })
  renderApp(<RefusedParcels />)
  const tables = await screen.findAllByRole('table')
  expect(tables.map(({ textContent }) => textContent)).toEqual([
    'By monthNovember 20262 of 3 · 66.7%',
    'By PIN code841… · Bihar2 of 3 · 66.7%',
    'By productPot2 of 3 · 66.7%',
  ])
})

it('calls states and products as the page does', async () => {
  addTexts('en', { words: { Kerala: 'केरल' } })
  fakeApi({
    'GET /api/admin/stats/rto': {
      body: {
        ...counts,
        months: [{ month: '2026-11', ...counts }],
        pins: [{ prefix: '695', state: 'Kerala', ...counts }],
        products: [{ _id: 'p1', name: 'Pot', nameIn: { en: 'Large pot' }, ...counts }],
      },
    },
  })
  renderApp(<RefusedParcels />)
  const [, pins, products] = await screen.findAllByRole('table')
  expect(pins?.textContent).toContain('695… · केरल')
  expect(products?.textContent).toContain('Large pot')
})

const showVitals = (vitals: Vitals) => {
  fakeApi({ 'GET /api/admin/vitals': { body: vitals } })
  renderApp(<VitalsPanel />, { at: '/admin' })
}

const cells = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

it('shows a measure by day and kind of page', async () => {
  showVitals({
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
  showVitals({ total: [], perDay: [] })
  expect(await screen.findByText('Nothing was measured yet.')).toBeTruthy()
})
