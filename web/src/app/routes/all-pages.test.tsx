import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { ADMIN_PATHS, PAGE_PATHS, SERVED_PATHS } from '@bartan/contract/pages/page-paths'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SERVED_PAGES } from '#app/server/served-pages.ts'
import { cacheKindOf } from '#service-worker/cache-rules.ts'
import { ADMIN_ROUTES } from './admin/admin-area.tsx'
import { OTHER_ROUTES, otherPageOf } from './other-pages.tsx'
import { tableFile } from './pages.ts'
import { ROUTES } from './router.tsx'

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
