import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { ADMIN_PATHS, PAGE_PATHS, SERVED_PATHS } from '@bartan/contract/pages/page-paths'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { StaffRole } from '@bartan/contract/shared/roles'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { screen, waitFor } from '@testing-library/react'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { SERVED_PAGES } from '#app/server/served-pages.ts'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { cacheKindOf } from '#service-worker/cache-rules.ts'
import { asha, aCart, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { pagesOf } from '../layouts/admin/admin-links.ts'
import { ADMIN_ROUTES } from './admin/admin-area.tsx'
import { KeepToOwnArea } from './admin/guards.tsx'
import { OTHER_ROUTES, otherPageOf } from './other-pages.tsx'
import { tableFile } from './pages.ts'
import { Pages, ROUTES } from './router.tsx'

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

const pathsOf = (role: StaffRole) =>
  pagesOf(role)
    .map(({ to }) => to)
    .filter((to) => to !== paths.home)

const STAFF_ROLES: readonly StaffRole[] = ['packer', 'catalogue', 'accounts']

const OF_ALL = STAFF_ROLES.flatMap((role) => pathsOf(role).map((to) => [role, to] as const))

it.each(OF_ALL)('%s get to the page of their menu at %s', (role, to) => {
  session.start(signedInAs({ ...asha, role }))
  const { address } = renderApp(<KeepToOwnArea>A page</KeepToOwnArea>, { at: to })
  expect(screen.getByText('A page')).toBeTruthy()
  expect(address()).toBe(to)
})

const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'x1')

/** The path of the route that an address leads to; `*` is the page for what is not found. */
const routeOf = (routes: typeof ROUTES, address: string) =>
  matchRoutes(createRoutesFromElements(routes), address)?.at(-1)?.route.path

describe('every page of the contract has what it needs', () => {
  const pages = [...Object.values(PAGE_PATHS), ...CONTENT_SLUGS.map(contentPath)]

  it.each(pages)('%s: a route', (path) => {
    const wanted = path === PAGE_PATHS.admin ? `${path}/*` : path
    const found = routeOf(ROUTES, addressOf(path))
    expect(found === '*' ? routeOf(OTHER_ROUTES, addressOf(path)) : found).toBe(wanted)
  })

  it.each(Object.values(ADMIN_PATHS))('%s of the admin area: a route', (path) => {
    expect(routeOf(ADMIN_ROUTES, `/${addressOf(path)}`)).toBe(path)
  })

  it('what the server answers it can render, which makes the sitemap', () => {
    expect(SERVED_PAGES.map(({ path }) => path).toSorted()).toEqual(SERVED_PATHS.toSorted())
  })

  it.each(SERVED_PATHS)('%s: code to hydrate it with, and a copy for a visit offline', (path) => {
    const address = addressOf(path)
    expect(tableFile(address) === undefined || otherPageOf(address) !== undefined).toBe(true)
    const url = new URL(address, 'https://shop.example')
    expect(cacheKindOf(url, { mode: 'navigate', headers: new Headers() })).toBe('page')
  })
})

it('what no page is declared for is not found', () => {
  expect(routeOf(ROUTES, '/no-such-page')).toBe('*')
  expect(routeOf(OTHER_ROUTES, '/no-such-page')).toBe('*')
  expect(routeOf(ADMIN_ROUTES, '/no-such-page')).toBe('*')
})
