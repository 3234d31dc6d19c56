import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { ImportProducts } from './import-products.tsx'

const PLAN = {
  format: 'shopify',
  create: 2,
  update: 1,
  skip: 4,
  pictures: 6,
  variants: 5,
  missing: { hsn: 2, gstRate: 0, mrp: 1, netQuantity: 0, manufacturer: 0, countryOfOrigin: 0 },
  left: { total: 0, foot: 0, empty: 0 },
  leftOut: [],
  options: [],
  faulty: [
    {
      row: 3,
      field: 'Type',
      code: 'invalid_input',
      message: 'Lunch boxes is no category',
      reason: 'import_category_unknown',
      params: { value: 'Lunch boxes' },
    },
  ],
}

const job = (more: object) => ({
  state: 'running',
  done: 1,
  total: 3,
  pictures: { done: 2, total: 6, failed: [], small: [] },
  faulty: [],
  batch: 'i1',
  ...more,
})

const as = (role: 'admin' | 'catalogue') => session.start(signedInAs({ ...asha, role }))

const choose = (text = 'Handle,Title') =>
  userEvent.upload(
    screen.getByLabelText(/Choose a file/),
    new File([text], 'products.csv', { type: 'text/csv' }),
  )

beforeEach(() => as('admin'))

it('shows what a file holds before anything is written, and what of it is faulty', async () => {
  const api = fakeApi({ 'POST /api/admin/products/import': { body: PLAN } })
  renderApp(<ImportProducts />)
  await choose()
  expect(await screen.findByText('A list of Shopify')).toBeTruthy()
  expect(screen.getByText('New products').nextSibling?.textContent).toBe('2')
  expect(screen.getByText('Pictures to be fetched').nextSibling?.textContent).toBe('6')
  expect(screen.getByText('HSN 2')).toBeTruthy()
  const row = screen.getByRole('row', { name: /Lunch boxes/ })
  expect(row.textContent).toContain('3')
  expect(row.textContent).toContain('Type')
  expect(api.sent.map(({ body }) => body)).toEqual([{ csv: 'Handle,Title', dryRun: true }])
})

it('asks again with a category for what the shop has no name for', async () => {
  const api = fakeApi({
    'POST /api/admin/products/import': ({ query }) => ({
      body: query['category'] ? { ...PLAN, create: 3, faulty: [] } : PLAN,
    }),
  })
  renderApp(<ImportProducts />)
  await choose()
  const category = await screen.findByLabelText<HTMLSelectElement>(/Category for products/)
  const [, first] = category.options
  await userEvent.selectOptions(category, first as HTMLOptionElement)
  expect(await screen.findByRole('button', { name: 'Import 4 products' })).toBeTruthy()
  expect(screen.queryByText('Lunch boxes', { exact: false })).toBeNull()
  expect(api.sent.at(-1)?.query['category']).toBe(first?.value)
})

it('asks what the file leaves open, tells what is left out, and remembers what an option means', async () => {
  const uncounted = { ...PLAN.faulty[0], row: 4, reason: 'import_stock_uncounted' }
  const download = { ...PLAN.faulty[0], row: 5, reason: 'import_kind_left_out' }
  const api = fakeApi({
    'POST /api/admin/products/import': ({ query, body }) =>
      (body as { dryRun: boolean }).dryRun
        ? {
            body: {
              ...PLAN,
              faulty: query['uncounted'] ? [] : [uncounted],
              leftOut: [download],
              left: { total: 1, foot: 2, empty: 0 },
              options: [{ name: 'Lid Colour', as: query['options'] ? 'color' : 'size' }],
            },
          }
        : { status: 202, body: { id: 'i1' } },
    'GET /api/admin/products/import/i1': { body: job({}) },
  })
  localStorage.clear()
  const { unmount } = renderApp(<ImportProducts />)
  await choose()
  expect(await screen.findByText('3 rows of totals or notes')).toBeTruthy()
  expect(screen.getByRole('table', { name: /^1 row is left out/ })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('What is “Lid Colour”?'), 'A color')
  await waitFor(() =>
    expect(screen.getByLabelText('What is “Lid Colour”?')).toHaveProperty('value', 'color'),
  )
  await userEvent.type(screen.getByLabelText(/^Units of goods/), '२५')
  await userEvent.click(screen.getByLabelText(/compare-at price is the MRP/))
  await waitFor(() =>
    expect(api.sent.at(-1)?.query).toEqual({
      uncounted: '25',
      mrpFrom: 'compareAt',
      options: '{"Lid Colour":"color"}',
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 products' }))
  await waitFor(() =>
    expect(api.sent.some(({ body }) => !(body as { dryRun?: boolean })?.dryRun)).toBe(true),
  )
  unmount()
  renderApp(<ImportProducts />)
  await choose()
  expect(await screen.findByLabelText('What is “Lid Colour”?')).toHaveProperty('value', 'color')
})

it('begins, shows how far it is at an address that can be opened again, and in the end what failed', async () => {
  let looks = 0
  const failed = [{ url: 'https://old.example/a.jpg', code: 'not_there' }]
  const small = [{ name: 'Tawa', url: 'https://old.example/tawa.jpg', width: 640 }]
  const api = fakeApi({
    'POST /api/admin/products/import': ({ body }) =>
      (body as { dryRun: boolean }).dryRun ? { body: PLAN } : { status: 202, body: { id: 'i1' } },
    'GET /api/admin/products/import/i1': () => {
      looks += 1
      if (looks === 1) return { body: job({}) }
      return {
        body: job({ state: 'done', done: 3, pictures: { done: 6, total: 6, failed, small } }),
      }
    },
    'POST /api/admin/products/import/i1/pictures': { status: 202, body: { id: 'i2' } },
    'GET /api/admin/products/import/i2': {
      body: job({
        state: 'done',
        done: 0,
        total: 0,
        pictures: { done: 1, total: 1, failed: [], small: [] },
      }),
    },
    'POST /api/admin/audit/undo': { body: { undone: 3, skipped: [], left: 0 } },
  })
  const { address } = renderApp(<ImportProducts />, { at: '/admin/products/import' })
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 products' }))
  expect(await screen.findByText('1 of 3 products')).toBeTruthy()
  expect(screen.getByText('2 of 6 pictures')).toBeTruthy()
  expect(address()).toBe('/admin/products/import?import=i1')
  expect(await screen.findByText('https://old.example/a.jpg', {}, { timeout: 60_000 })).toBeTruthy()
  expect(screen.getByText('It is not there')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Tawa/ }).textContent).toContain('640 pixels')
  await userEvent.click(screen.getByRole('button', { name: 'Try these again' }))
  expect(await screen.findByText('1 of 1 pictures')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: 3 products.')).toBeTruthy()
  const undo = api.sent.find(({ call }) => call === 'POST /api/admin/audit/undo')
  expect(undo?.body).toEqual({ batch: 'i1' })
})

it('offers no undoing to who may not undo', async () => {
  as('catalogue')
  fakeApi({ 'GET /api/admin/products/import/i1': { body: job({ state: 'done', done: 3 }) } })
  renderApp(<ImportProducts />, { at: '/admin/products/import?import=i1' })
  expect(await screen.findByText('Done')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('says why a file is refused, and takes the next one', async () => {
  let isFirst = true
  fakeApi({
    'POST /api/admin/products/import': () => {
      if (!isFirst) return { body: PLAN }
      isFirst = false
      return failure(400, 'invalid_input', 'Unknown columns', { reason: 'import_format_unknown' })
    },
  })
  renderApp(<ImportProducts />)
  await choose('a,b')
  expect((await screen.findByRole('alert')).textContent).toContain('Unknown columns')
  await choose()
  expect(await screen.findByText('A list of Shopify')).toBeTruthy()
})

it('reads the list of a supplier by columns that are chosen, and remembers them', async () => {
  const refused = failure(400, 'invalid_input', 'No list of products', {
    fields: { csv: 'No list of products' },
    fieldReasons: { csv: { reason: 'import_format_unknown', params: {} } },
  })
  const api = fakeApi({
    'POST /api/admin/products/import': ({ body }) =>
      (body as { csv: string }).csv.startsWith('name,')
        ? { body: { ...PLAN, format: 'bartan', faulty: [] } }
        : refused,
  })
  localStorage.clear()
  renderApp(<ImportProducts />)
  await choose('Particulars,Cost,Our figure\nTawa,80,100')
  const figure = await screen.findByLabelText('What “Our figure” is')
  expect(screen.getByText('Still needed: Price')).toBeTruthy()
  await userEvent.selectOptions(figure, 'Price')
  await userEvent.click(screen.getByRole('button', { name: 'Read it like this' }))
  expect(await screen.findByText('A list of a supplier')).toBeTruthy()
  expect(api.sent.at(-1)?.body).toMatchObject({ csv: 'name,price\r\nTawa,100\r\n' })
  await userEvent.click(screen.getByRole('button', { name: 'Another file' }))
  await choose('Particulars,Cost,Our figure\nMug,8,10')
  expect(await screen.findByLabelText<HTMLSelectElement>('What “Our figure” is')).toHaveProperty(
    'value',
    'price',
  )
})

it('corrects a faulty cell in the table, and reads the file again', async () => {
  const api = fakeApi({
    'POST /api/admin/products/import': ({ body }) =>
      (body as { csv: string }).csv.includes('Kitchen')
        ? { body: { ...PLAN, faulty: [] } }
        : { body: PLAN },
  })
  renderApp(<ImportProducts />)
  await choose('Handle,Title,Type\na,A,Bathroom\nb,B,Lunch boxes')
  const cell = await screen.findByLabelText<HTMLInputElement>('Type in row 3')
  expect(cell.value).toBe('Lunch boxes')
  await userEvent.clear(cell)
  await userEvent.type(cell, 'Kitchen')
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('button', { name: 'Import 3 products' })).toBeTruthy()
  expect(screen.queryByLabelText('Type in row 3')).toBeNull()
  expect(api.sent.at(-1)?.body).toMatchObject({
    csv: 'Handle,Title,Type\r\na,A,Bathroom\r\nb,B,Kitchen\r\n',
  })
})

it('says in words which of the shop’s columns a supplier’s cell was read as', async () => {
  const fault = { ...PLAN.faulty[0], row: 2, field: 'price' }
  fakeApi({
    'POST /api/admin/products/import': { body: { ...PLAN, format: 'bartan', faulty: [fault] } },
  })
  renderApp(<ImportProducts />)
  await choose('name,price\nTawa,minus')
  expect(await screen.findByLabelText('Price in row 2')).toHaveProperty('value', 'minus')
  expect(screen.getByRole('cell', { name: 'Price' })).toBeTruthy()
})
