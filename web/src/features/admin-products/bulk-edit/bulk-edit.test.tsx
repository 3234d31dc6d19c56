import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { reason } from '@bartan/contract/reasons/reasons'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { BulkEdit } from './bulk-edit.tsx'

const COUNT = 150
const products = Array.from({ length: COUNT }, (_, at) =>
  aProduct({ _id: asProductId(`p${at}`), sku: asSku(`S-${at}`), price: rupees(100) }),
)
const PLAN = 'POST /api/admin/products/bulk/plan'
const TABLE = 'sku,price'

/** A row that gives each product another price. */
const changedRows = (count = COUNT) =>
  products.slice(0, count).map(({ sku, name }, at) => ({
    row: at + 2,
    sku,
    name,
    kind: 'changed',
    send: { sku, price: 120 },
    changes: [{ field: 'price', from: 100, to: 120 }],
  }))

const planOf = (rows: object[]) => ({
  body: { rows, ignored: [], left: { total: 0, foot: 0, empty: 0 } },
})

const paste = async (text: string) => {
  const field = screen.getByLabelText('Or paste rows from a spreadsheet')
  await userEvent.click(field)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Show what would change' }))
}

type Rows = { batch?: string; rows: { sku: string }[] }

signInBeforeEach('admin')

it('shows what would change, writes it in parts of one edit, and takes it back', async () => {
  let left = COUNT
  const api = fakeApi({
    [PLAN]: planOf(changedRows()),
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
  await paste(TABLE)
  expect(await screen.findByRole('button', { name: 'Changed 150' })).toBeTruthy()
  expect(api.sent).toMatchObject([{ call: PLAN, body: { csv: TABLE } }])

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
    [PLAN]: planOf(changedRows(1)),
    'POST /api/admin/products/bulk': {
      body: { batch: 'b1', results: [{ sku: 'S-1', outcome: 'changed', _id: 'p1' }] },
    },
    'POST /api/admin/audit/undo': { body: { undone: 1, skipped: [], left: 0 } },
  })
  renderApp(<BulkEdit />)
  await paste(TABLE)
  await userEvent.click(await screen.findByRole('button', { name: 'Write 1 product' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back: 1 product.')).toBeTruthy()
})

it('has nothing to write where nothing differs', async () => {
  fakeApi({ [PLAN]: planOf([{ row: 2, sku: 'S-1', name: 'Thali', kind: 'unchanged' }]) })
  renderApp(<BulkEdit />)
  await paste(TABLE)
  expect(await screen.findByText('Nothing would change.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

it('keeps what was written before a failure undoable', async () => {
  let calls = 0
  fakeApi({
    [PLAN]: planOf(changedRows()),
    'POST /api/admin/products/bulk': ({ body }) => {
      calls += 1
      if (calls > 1) return failure(503, 'unavailable', 'Try later')
      const results = (body as Rows).rows.map(({ sku }) => ({ sku, outcome: 'changed' }))
      return { body: { batch: 'b1', results } }
    },
  })
  renderApp(<BulkEdit />)
  await paste(TABLE)
  await userEvent.click(await screen.findByRole('button', { name: 'Write 150 products' }))
  expect(await screen.findByText('Not everything was written')).toBeTruthy()
  expect(screen.getByText('Try later')).toBeTruthy()
  expect(screen.getByText('0 created, 100 changed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
})

it('says at the rows what is wrong with them, and leads there', async () => {
  const why = reason('csv_column_missing', { field: 'sku' })
  fakeApi({
    [PLAN]: failure(400, 'invalid_input', why.message, {
      fields: { csv: why.message },
      fieldReasons: { csv: why },
    }),
  })
  renderApp(<BulkEdit />)
  await userEvent.click(screen.getByRole('button', { name: 'Show what would change' }))
  const field = screen.getByLabelText('Or paste rows from a spreadsheet')
  expect(await screen.findByText('The column sku is missing')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
})

it('sends what Excel writes in UTF-16 as text', async () => {
  const api = fakeApi({ [PLAN]: planOf([]) })
  renderApp(<BulkEdit />)
  const lines = 'sep=;\r\nsku;price;sizes\r\nS-1;120;5 L\r\n'
  const units = Uint16Array.from(`\uFEFF${lines}`, (sign) => sign.charCodeAt(0))
  const file = new File([units], 'products.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('CSV file'), file)
  expect(await screen.findByText('Nothing would change.')).toBeTruthy()
  expect(api.sent).toMatchObject([{ body: { csv: lines } }])
})

const faultIn = (field: string, why: object) => ({ row: 3, field, code: 'invalid_input', ...why })

const told = () => document.querySelector('tbody')?.textContent ?? ''

it('names what would change, and what is faulty, as the form does', async () => {
  const place = { row: 2, sku: 'S-1', name: 'Thali' }
  fakeApi({
    [PLAN]: planOf([
      {
        ...place,
        kind: 'changed',
        send: {},
        changes: [
          { field: 'countInStock', from: 7, to: 9 },
          { field: 'nameIn.mr', to: 'ताट' },
          { field: 'declarations.bis.licence', to: 'CM/L-1234567' },
          { field: 'price', variant: { size: 'Small', sku: 'S-2' }, from: 5, to: 6 },
        ],
      },
      {
        ...place,
        row: 3,
        kind: 'faulty',
        faults: [
          faultIn('price', reason('field_not_number', { field: 'price' })),
          faultIn('sizes', reason('cell_became_date', { text: '1/2/2026' })),
          faultIn(
            'variants.originalPrice',
            reason('field_below_price', { field: 'variants.originalPrice' }),
          ),
        ],
      },
    ]),
  })
  renderApp(<BulkEdit />)
  await paste(TABLE)
  await userEvent.click(await screen.findByRole('button', { name: 'Changed 1' }))
  for (const label of [
    'Stock: from 7',
    'Name in मराठी: from',
    'BIS licence: from',
    'Small: Price: from',
  ])
    expect(told()).toContain(label)
  await userEvent.click(screen.getByRole('button', { name: 'Faulty 1' }))
  for (const fault of [
    'Price must be an amount like 1299 or 1,299.50',
    'Sizes: 1/2/2026 is what a spreadsheet made',
    'Original price must not be below price',
  ])
    expect(told()).toContain(fault)
})
