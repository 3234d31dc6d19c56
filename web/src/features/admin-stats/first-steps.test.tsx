import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { SetupStep } from '@bartan/contract/today/rules'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { FirstSteps } from './components/first-steps.tsx'
import { NextSetupStep } from './components/next-setup-step.tsx'

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
