import { CATEGORIES } from '@bartan/contract/products/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { TEXTS } from '@bartan/contract/shop/texts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { changeIn } from '#testing/product-form.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { Products } from './components/products.tsx'

const [, , KIDS] = CATEGORIES
const forKids = new URLSearchParams({ category: KIDS }).toString()
const thali = { ...aProduct(), sold: 3 }
const listed = { body: [thali], headers: { 'x-total-count': '1' } }

const show = (at = '/admin/products') => renderApp(<Products />, { at, toasts: true })
const stock = (name: string) => screen.findByLabelText<HTMLInputElement>(`Stock of Thali ${name}`)
const price = () => screen.findByLabelText<HTMLInputElement>('Price of Steel Thali')
const restock = async () => {
  await userEvent.clear(await stock('p1'))
  await userEvent.type(await stock('p1'), '50{Enter}')
  await screen.findByText('Thali p1 is saved')
}

signInBeforeEach('admin')

describe('the table', () => {
  it('asks for what the address says', async () => {
    const api = fakeApi({ 'GET /api/admin/products': listed })
    show('/admin/products?search=steel&stock=low&sortBy=nameAsc')
    await price()
    expect(api.sent[0]?.query).toEqual({
      search: 'steel',
      stock: 'low',
      sortBy: 'nameAsc',
      limit: '50',
    })
  })

  it('keeps a changed filter in the address', async () => {
    fakeApi({ 'GET /api/admin/products': listed })
    const { address } = show()
    await userEvent.selectOptions(await screen.findByLabelText('Filter by category'), KIDS)
    expect(address()).toBe(`/admin/products?${forKids}`)
    await userEvent.type(screen.getByLabelText('Search products'), 'mug')
    await waitFor(() => expect(address()).toBe(`/admin/products?${forKids}&search=mug`))
  })

  it('has words for an empty list and for a failure', async () => {
    const api = fakeApi({ 'GET /api/admin/products': failure(403, 'forbidden', 'Admins only') })
    show()
    expect(await screen.findByText(`${TEXTS.errorPrefix}Admins only`)).toBeTruthy()
    api.answers['GET /api/admin/products'] = { body: [], headers: { 'x-total-count': '0' } }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(TEXTS.noProducts)).toBeTruthy()
  })
})

describe('the table under a filter', () => {
  const low = ['p1', 'p2', 'p3'].map((_id) => ({ ...thali, _id, name: `Thali ${_id}` }))
  const pages = () =>
    fakeApi({
      'GET /api/admin/products': ({ query }) => {
        const isSecond = query['cursor'] === 'next-1'
        const headers: Record<string, string> = isSecond
          ? { 'x-total-count': '2' }
          : { 'x-total-count': '3', 'x-next-cursor': 'next-1' }
        // By stock, the first row is behind the cursor once it has more.
        return { body: isSecond ? [...low.slice(2), low[0]] : low.slice(0, 2), headers }
      },
      'PUT /api/products/p1': { body: { ...low[0], countInStock: 50 } },
      'DELETE /api/products/p1': { body: { message: 'Product deleted' } },
    })
  it('keeps a row in its place that the filter would leave out, and goes on by the cursor', async () => {
    const api = pages()
    show('/admin/products?stock=low&sortBy=stockAsc')
    expect(await screen.findByText('2 of 3 products')).toBeTruthy()
    await restock()
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await stock('p3')).toBeTruthy()
    expect((await stock('p1')).value).toBe('50')
    const rows = screen.getAllByRole('rowheader').map((row) => row.getAttribute('aria-label'))
    expect(rows).toEqual(['Thali p1', 'Thali p2', 'Thali p3'])
    const filter = { stock: 'low', sortBy: 'stockAsc', limit: '50' }
    const lists = api.sent.filter(({ call }) => call === 'GET /api/admin/products')
    expect(lists.map(({ query }) => query)).toEqual([filter, { ...filter, cursor: 'next-1' }])
  })

  it('keeps a row as it was changed while more was loading', async () => {
    const more = Promise.withResolvers<void>()
    fakeApi({
      'GET /api/admin/products': async ({ query }) => {
        if (!query['cursor'])
          return { body: low.slice(0, 2), headers: { 'x-next-cursor': 'next-1' } }
        await more.promise
        return { body: low.slice(2) }
      },
      'PUT /api/products/p1': { body: { ...low[0], countInStock: 50 } },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await restock()
    more.resolve()
    expect(await stock('p3')).toBeTruthy()
    expect((await stock('p1')).value).toBe('50')
  })

  it('loses but the row that is deleted', async () => {
    const api = pages()
    show('/admin/products?stock=low')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Thali p1' }))
    const dialog = screen.getByRole('dialog', { name: TEXTS.confirmDeleteProduct })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Thali p1 was deleted')
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    expect(api.calls().filter((call) => call === 'GET /api/admin/products')).toHaveLength(1)
  })
})

describe('an edit in the table', () => {
  it('shows at once and is written on Enter', async () => {
    const api = fakeApi({
      'GET /api/admin/products': listed,
      'PUT /api/products/thali': { body: { ...thali, price: 149.5 } },
    })
    show()
    await userEvent.clear(await price())
    await userEvent.type(await price(), '149.5{Enter}')
    expect((await price()).value).toBe('149.5')
    expect(await screen.findByText('Steel Thali is saved')).toBeTruthy()
    expect(api.sent.at(1)?.body).toEqual({ price: 149.5, was: { price: 199 } })
  })

  it('goes back to what it was when the server refuses it, and says why', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof failure>>()
    fakeApi({ 'GET /api/admin/products': listed, 'PUT /api/products/thali': () => promise })
    show()
    await userEvent.clear(await price())
    await userEvent.type(await price(), '300{Enter}')
    await waitFor(async () => expect((await price()).value).toBe('300'))
    const why = reason('field_below_price', { field: 'originalPrice' })
    const refused = {
      fields: { originalPrice: why.message },
      fieldReasons: { originalPrice: why },
    }
    resolve(failure(400, 'invalid_input', why.message, refused))
    expect(await screen.findByText('Original price must not be below price')).toBeTruthy()
    expect((await price()).value).toBe('199')
  })

  it('is marked while it is on its way, and can be tried again where no answer came', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof failure>>()
    const api = fakeApi({
      'GET /api/admin/products': listed,
      'PUT /api/products/thali': () => promise,
    })
    show()
    await userEvent.clear(await price())
    await userEvent.type(await price(), '149{Enter}')
    expect(await screen.findByText('Saving…')).toBeTruthy()
    resolve(failure(503, 'internal', 'Try later'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Saving…')).toBeNull()
    api.answers['PUT /api/products/thali'] = { body: { ...thali, price: 149 } }
    await userEvent.click(again)
    expect(await screen.findByText('Steel Thali is saved')).toBeTruthy()
    expect((await price()).value).toBe('149')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('takes a price as people write it', async () => {
    const api = fakeApi({
      'GET /api/admin/products': listed,
      'PUT /api/products/thali': { body: { ...thali, price: 1299.5 } },
    })
    show()
    await userEvent.clear(await price())
    await userEvent.type(await price(), '12,99{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('Write the amount like 1299 or 1,299.50')
    await userEvent.clear(await price())
    await userEvent.type(await price(), '₹१,२९९.५०{Enter}')
    expect(await screen.findByText('Steel Thali is saved')).toBeTruthy()
    expect(changeIn(api.sent.at(1))).toEqual({ price: 1299.5 })
  })

  it('is not sent while it is wrong, and forgotten on Escape', async () => {
    const api = fakeApi({ 'GET /api/admin/products': listed })
    show()
    await userEvent.clear(await price())
    await userEvent.type(await price(), '0{Enter}')
    expect(screen.getByRole('alert').textContent).toBe('A price is more than 0')
    await userEvent.type(await price(), '{Escape}')
    expect((await price()).value).toBe('199')
    expect(api.calls()).toEqual(['GET /api/admin/products'])
  })
})

it('a product is deleted after the question of spec §5 only', async () => {
  const api = fakeApi({
    'GET /api/admin/products': listed,
    'DELETE /api/products/thali': { body: { message: 'Product deleted' } },
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Steel Thali' }))
  const dialog = screen.getByRole('dialog', { name: TEXTS.confirmDeleteProduct })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(api.calls()).toEqual(['GET /api/admin/products'])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Steel Thali' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Steel Thali was deleted')
  expect(api.calls()).toContain('DELETE /api/products/thali')
})

describe('a draft', () => {
  const draft = { ...thali, _id: 'd1', name: 'Steel Kettle', sku: 'KTL-1', state: 'draft' }
  const withDraft = { body: [draft, thali], headers: { 'x-total-count': '2' } }

  it('is marked, and can be looked at as shoppers will see it', async () => {
    fakeApi({ 'GET /api/admin/products': withDraft })
    show()
    const row = within((await screen.findByRole('link', { name: 'Steel Kettle' })).closest('tr')!)
    expect(row.getByText('Draft')).toBeTruthy()
    const preview = row.getByRole('link', { name: 'Preview' })
    expect(preview.getAttribute('href')).toBe('/admin/products/d1/preview')
  })

  it('is a filter', async () => {
    const api = fakeApi({ 'GET /api/admin/products': listed })
    const { address } = show()
    await price()
    await userEvent.selectOptions(screen.getByLabelText('Filter by state'), 'draft')
    await waitFor(() => expect(address()).toBe('/admin/products?state=draft'))
    await waitFor(() => expect(api.sent.at(-1)?.query).toMatchObject({ state: 'draft' }))
  })

  it('is published with others at once', async () => {
    const results = ['KTL-1', thali.sku].map((sku) => ({ sku, outcome: 'changed', _id: sku }))
    const api = fakeApi({
      'GET /api/admin/products': withDraft,
      'POST /api/admin/products/bulk': { body: { batch: 'b1', results } },
    })
    show()
    await userEvent.click(await screen.findByLabelText('Choose Steel Kettle'))
    await userEvent.click(screen.getByLabelText(`Choose ${thali.name}`))
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('2 products published')).toBeTruthy()
    const sent = api.sent.find(({ call }) => call === 'POST /api/admin/products/bulk')
    expect(sent?.body).toEqual({
      rows: [
        { sku: 'KTL-1', state: 'published' },
        { sku: thali.sku, state: 'published' },
      ],
    })
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('is made of a product, and opened', async () => {
    fakeApi({
      'GET /api/admin/products': listed,
      [`POST /api/admin/products/${thali._id}/duplicate`]: { status: 201, body: draft },
    })
    const { address } = show()
    await userEvent.click(await screen.findByRole('button', { name: `Duplicate ${thali.name}` }))
    await waitFor(() => expect(address()).toBe('/admin/products/d1/edit'))
  })
})
