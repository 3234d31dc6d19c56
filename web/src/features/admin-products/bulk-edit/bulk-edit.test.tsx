import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { rupees } from '@bartan/contract/shared/money'
import { asProductId, asSku } from '@bartan/contract/products/product-id'

const COUNT = 150
const products = Array.from({ length: COUNT }, (_, at) =>
  aProduct({ _id: asProductId(`p${at}`), sku: asSku(`S-${at}`), price: rupees(100) }),
)
const sheet = (price: number) =>
  ['sku,price', ...products.map(({ sku }) => `${sku},${price}`)].join('\n')

const paste = async (text: string) => {
  const field = screen.getByLabelText('Or paste rows from a spreadsheet')
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Show what would change' }))
}

type Rows = { batch?: string; rows: { sku: string }[] }

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

it('shows what would change, writes it in parts of one edit, and takes it back', async () => {
  let left = COUNT
  const api = fakeApi({
    'GET /api/admin/products': { body: products },
    'POST /api/admin/products/bulk': ({ body }) => ({
      body: {
        batch: 'b1',
        results: (body as Rows).rows.map(({ sku }) =>
          sku === 'S-7'
            ? { sku, outcome: 'failed', message: 'Gone' }
            : { sku, outcome: 'changed', _id: sku },
        ),
      },
    }),
    'POST /api/admin/audit/undo': () => {
      const undone = Math.min(100, left)
      left -= undone
      return { body: { undone, skipped: [], left } }
    },
  })
  renderApp(<BulkEdit />)
  await paste(sheet(120))
  expect(await screen.findByRole('button', { name: 'Changed 150' })).toBeTruthy()
  expect(api.calls()).toEqual(['GET /api/admin/products'])

  await userEvent.click(screen.getByRole('button', { name: 'Write 150 products' }))
  expect(await screen.findByText('0 created, 149 changed, 1 refused.')).toBeTruthy()
  expect(screen.getByText(/: Gone/)).toBeTruthy()
  const parts = api.sent
    .filter(({ call }) => call.endsWith('/bulk'))
    .map(({ body }) => body as Rows)
  expect(parts.map(({ batch, rows }) => [batch, rows.length])).toEqual([
    [undefined, 100],
    ['b1', 50],
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: 150 products.')).toBeTruthy()
})

it('counts a single product as one', async () => {
  fakeApi({
    'GET /api/admin/products': { body: [aProduct({ sku: asSku('S-1'), price: rupees(100) })] },
    'POST /api/admin/products/bulk': {
      body: { batch: 'b1', results: [{ sku: 'S-1', outcome: 'changed', _id: 'p1' }] },
    },
    'POST /api/admin/audit/undo': { body: { undone: 1, skipped: [], left: 0 } },
  })
  renderApp(<BulkEdit />)
  await paste('sku,price\nS-1,120')
  await userEvent.click(await screen.findByRole('button', { name: 'Write 1 product' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: 1 product.')).toBeTruthy()
})

it('has nothing to write where nothing differs', async () => {
  fakeApi({ 'GET /api/admin/products': { body: products } })
  renderApp(<BulkEdit />)
  await paste(sheet(100))
  expect(await screen.findByText('Nothing would change.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

it('keeps what was written before a failure undoable', async () => {
  let calls = 0
  fakeApi({
    'GET /api/admin/products': { body: products },
    'POST /api/admin/products/bulk': ({ body }) => {
      calls += 1
      if (calls > 1) return failure(503, 'unavailable', 'Try later')
      const results = (body as Rows).rows.map(({ sku }) => ({ sku, outcome: 'changed' }))
      return { body: { batch: 'b1', results } }
    },
  })
  renderApp(<BulkEdit />)
  await paste(sheet(120))
  await userEvent.click(await screen.findByRole('button', { name: 'Write 150 products' }))
  expect(await screen.findByText('Not everything was written')).toBeTruthy()
  expect(screen.getByText('Try later')).toBeTruthy()
  expect(screen.getByText('0 created, 100 changed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

it('says at the rows what is wrong with them, and leads there', async () => {
  fakeApi({})
  renderApp(<BulkEdit />)
  await userEvent.click(screen.getByRole('button', { name: 'Show what would change' }))
  const field = screen.getByLabelText('Or paste rows from a spreadsheet')
  expect(await screen.findByText(/^There is no column "sku"/)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

it('reads what Excel writes: UTF-16 with semicolons, and sees sizes that became dates', async () => {
  fakeApi({ 'GET /api/admin/products': { body: products } })
  renderApp(<BulkEdit />)
  const lines =
    'sep=;\r\nsku;price;sizes\r\nS-1;120;5 L\r\nS-2;120;05-Oct\r\nS-3;120;1/2/2026\r\n8.9E+12;1;a\r\n'
  const units = Uint16Array.from(`\uFEFF${lines}`, (sign) => sign.charCodeAt(0))
  const file = new File([units], 'products.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('CSV file'), file)
  expect(await screen.findByRole('button', { name: 'Faulty 3' })).toBeTruthy()
  expect(screen.getByText(/^Sizes: the spreadsheet has made a date of it \(05-Oct\)/)).toBeTruthy()
  expect(screen.getByText(/made a date of it \(1\/2\/2026\)/)).toBeTruthy()
  expect(screen.getByText(/^SKU: the spreadsheet has shortened the number/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Changed 1' }))
  expect(screen.getByRole('button', { name: 'Write 1 product' })).toBeTruthy()
})

it('names what would change as the form does', async () => {
  const product = aProduct({ sku: asSku('S-1'), countInStock: 7 })
  fakeApi({ 'GET /api/admin/products': { body: [product] } })
  renderApp(<BulkEdit />)
  await paste('sku,countInStock,name:mr,bisLicence\nS-1,9,ताट,CM/L-1234567')
  await screen.findByRole('button', { name: 'Changed 1' })
  const told = document.querySelector('tbody')?.textContent ?? ''
  for (const label of ['Stock: from 7', 'Name in मराठी: from', 'BIS licence: from'])
    expect(told).toContain(label)
})
