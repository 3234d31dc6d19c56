import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Shop } from '#lib/shop-settings.ts'
import { renderApp } from '#testing/render-app.tsx'
import { FirstSteps } from './components/first-steps.tsx'

const show = (products: number, orders: number, shop: Shop = DEFAULT_SHOP) =>
  renderApp(<FirstSteps products={products} orders={orders} />, { at: '/admin', shop })
const done = () => screen.queryAllByText(/Done$/).length
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the first steps of a shop', () => {
  it('lead to what is missing', () => {
    show(0, 0)
    expect(screen.getByText(/^0 of 6 are done/)).toBeTruthy()
    const { fee, freeFrom } = DEFAULT_SHOP.shipping
    expect(screen.getByText(new RegExp(`₹${fee} below ₹${freeFrom}`))).toBeTruthy()
    expect(links().slice(0, 7)).toEqual([
      '/admin/settings/shop',
      '/admin/create-product',
      '/admin/products/bulk',
      '/admin/products/import',
      '/admin/settings/delivery',
      '/admin/settings/legal',
      '/collections/all',
    ])
  })

  it('are done by what is there', () => {
    const shipping = { fee: rupees(60), freeFrom: rupees(499) }
    show(3, 0, { ...DEFAULT_SHOP, version: 1, name: 'Mango Home', shipping })
    expect(done()).toBe(3)
    expect(links()[0]).toBe('/admin/settings/legal')
  })

  it('are gone with the last one', async () => {
    const legal = { ...DEFAULT_SHOP.legal, legalName: 'Mango Home', addresses: ['5 MG Road, Pune'] }
    show(3, 1, { ...DEFAULT_SHOP, version: 2, phone: '+91 91234 56789', legal })
    expect(done()).toBe(5)
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(screen.queryByText('First steps')).toBeNull()
  })

  it('are none of a shop that has customers', () => {
    show(3, 2)
    expect(screen.queryByText('First steps')).toBeNull()
  })
})
