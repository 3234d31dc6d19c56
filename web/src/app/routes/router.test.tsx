import { CATEGORIES } from '@bartan/contract/products/rules'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, aCart, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Pages } from './router.tsx'

const [, , KIDS] = CATEGORIES
const forKids = new URLSearchParams({ category: KIDS }).toString()

const facets = {
  category: [],
  color: [],
  size: [],
  material: [],
  brand: [],
  countryOfOrigin: [],
  price: { min: 0, max: 0 },
  total: 0,
}

beforeEach(() => {
  session.end()
  fakeApi({
    'GET /api/cart': { body: aCart({}) },
    'GET /api/products': { body: [], headers: { 'x-total-count': '0' } },
    'GET /api/products/facets': { body: facets },
    'GET /api/orders/my-orders': { body: [] },
    'GET /api/pages/returns': {
      body: { slug: 'returns', language: 'en', title: 'Returns', intro: '', html: '<p>Soon</p>' },
    },
  })
})

describe('the routes', () => {
  it('lead from the singular collection to the plural, keeping the query', async () => {
    const { address } = renderApp(<Pages />, {
      at: `/collection/all?${forKids}&sortBy=priceAsc`,
    })
    expect(await screen.findByRole('heading', { name: KIDS, level: 1 })).toBeTruthy()
    expect(address()).toBe(`/collections/all?${forKids}&sortBy=priceAsc`)
  })

  it('send a guest from the profile to login', async () => {
    const { address } = renderApp(<Pages />, { at: '/profile' })
    await waitFor(() => expect(address()).toBe('/login'))
    expect(await screen.findByRole('main')).toBeTruthy()
  })

  it.each(['/admin', '/admin/orders'])('send a customer from %s to login', async (at) => {
    session.start(signedInAs(asha))
    const { address } = renderApp(<Pages />, { at })
    // A signed-in customer may be redirected from there, but never into the admin area.
    expect(address()).not.toContain('/admin')
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })

  it('show the Admin button to an admin alone', async () => {
    session.start(signedInAs({ ...asha, role: 'admin' }))
    renderApp(<Pages />, { at: '/shipping' })
    expect((await screen.findByRole('link', { name: 'Admin' })).getAttribute('href')).toBe('/admin')
  })

  it('name the page in the tab', async () => {
    renderApp(<Pages />, { at: '/returns' })
    expect(await screen.findByRole('heading', { name: 'Returns', level: 1 })).toBeTruthy()
    expect(document.title).toBe(`Returns · ${SHOP.name}`)
  })

  it('help where there is no page', async () => {
    renderApp(<Pages />, { at: '/nowhere' })
    expect(await screen.findByRole('heading', { name: 'This shelf is empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  })
})
