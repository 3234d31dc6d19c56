import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Feeds } from './components/feeds.tsx'

const COUNTS = {
  picture: 1,
  restricted: 0,
  gtin: 1,
  mrp: 0,
  countryOfOrigin: 0,
  manufacturer: 0,
  importer: 0,
}

const BOTH = { ...COUNTS, picture: 0, gtin: 2, mrp: 1 }
const TAWA = { _id: 'p1', name: 'Tawa', sku: 'T-1', lacks: ['gtin'] }
const MUG = { _id: 'p2', name: 'Mug', sku: 'M-1', leftOut: 'picture', lacks: [] }

signInBeforeEach('catalogue')

it('tells where the feeds are, and what each product lacks', async () => {
  const api = fakeApi({
    'GET /api/admin/feeds': ({ query }) => {
      const products = query['lacks'] === 'picture' ? [MUG] : [TAWA, MUG]
      return { body: { items: 12, counts: COUNTS, products, total: products.length } }
    },
  })
  renderApp(<Feeds />, { at: '/admin/feeds' })
  const google = await screen.findByRole('link', { name: /\/feeds\/google\.xml$/ })
  expect(google.getAttribute('href')).toBe(`${location.origin}/feeds/google.xml`)
  expect(screen.getByRole('link', { name: /\/feeds\/meta\.csv$/ })).toBeTruthy()
  expect(await screen.findByText(/^12 items are in the feeds/)).toBeTruthy()
  const tawa = screen.getByRole('row', { name: /Tawa/ })
  expect(tawa.textContent).toContain('Bar code (GTIN)')
  expect(screen.getByRole('link', { name: 'Tawa' }).getAttribute('href')).toBe(
    '/admin/products/p1/edit',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Left out: no picture 1' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tawa/ })).toBeNull())
  expect(screen.getByRole('row', { name: /Mug/ })).toBeTruthy()
  expect(api.sent.at(-1)?.query).toMatchObject({ lacks: 'picture' })
})

it('says so where nothing is missing', async () => {
  const none = Object.fromEntries(Object.keys(COUNTS).map((name) => [name, 0]))
  fakeApi({ 'GET /api/admin/feeds': { body: { items: 3, counts: none, products: [], total: 0 } } })
  renderApp(<Feeds />, { at: '/admin/feeds' })
  expect(await screen.findByText('No product lacks this.')).toBeTruthy()
})

const choices = async (feed: string) =>
  within(await screen.findByRole('group', { name: feed }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

it('tells which feed asks for what', async () => {
  const lota = { _id: 'p3', name: 'Lota', sku: 'L-1', lacks: ['gtin', 'mrp'] }
  fakeApi({
    'GET /api/admin/feeds': { body: { items: 3, counts: BOTH, products: [lota], total: 1 } },
  })
  renderApp(<Feeds />, { at: '/admin/feeds' })
  expect(await choices('Google')).toEqual(['Bar code (GTIN) 2', 'MRP 1'])
  expect(await choices('Meta')).toEqual(['Bar code (GTIN) 2'])
  const row = screen.getByRole('row', { name: /Lota/ })
  expect(row.textContent).toContain('Google: MRP')
  expect(row.textContent).not.toContain('Google: Bar code')
})
