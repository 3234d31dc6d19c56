import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BulkEdit } from './bulk-edit.tsx'

type Body = Record<string, unknown>

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const products = ['A', 'B', 'C'].map((sku) =>
  aProduct({ _id: asProductId(sku), sku: asSku(sku), countInStock: 7 }),
)
const compare = async () => {
  await userEvent.click(screen.getByLabelText('Or paste rows from a spreadsheet'))
  await userEvent.paste('sku,price')
  await userEvent.click(screen.getByRole('button', { name: 'Show what would change' }))
}
const rowsOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent
    .filter(({ call }) => call.endsWith('/bulk'))
    .map(({ body }) => (body as { rows: Body[] }).rows)
const shop = () =>
  fakeApi({
    'GET /api/admin/products': { body: products },
    'POST /api/admin/products/bulk/plan': {
      body: { rows: PLANNED, ignored: [], left: { total: 0, foot: 0, empty: 0 } },
    },
    'POST /api/admin/products/bulk': ({ body }) => ({
      body: {
        batch: 'b1',
        results: (body as { rows: Body[] }).rows.map(({ sku, countInStockWas = 7 }) =>
          countInStockWas === 7
            ? { sku, outcome: 'changed', _id: sku }
            : {
                sku,
                outcome: 'failed',
                message: 'Changed',
                code: 'changed_meanwhile',
                current: { countInStock: 7 },
              },
        ),
      },
    }),
  })
// Made when there were 9 of each: A keeps its stock, B and C get another.
const first = [
  { sku: 'A', price: 150 },
  { sku: 'B', price: 150, countInStock: 20, countInStockWas: 9 },
  { sku: 'C', countInStock: 30, countInStockWas: 9 },
]
const PLANNED = first.map(({ sku, price, countInStock, countInStockWas }, at) => ({
  row: at + 2,
  sku,
  name: 'Steel Thali',
  kind: 'changed',
  send: first[at],
  changes: [
    ...(price ? [{ field: 'price', from: 199, to: price }] : []),
    ...(countInStock
      ? [{ field: 'countInStock', from: 7, to: countInStock, was: countInStockWas }]
      : []),
  ],
}))

const write = async () => {
  const api = shop()
  renderApp(<BulkEdit />)
  await compare()
  await userEvent.click(await screen.findByRole('button', { name: 'Write 3 products' }))
  await screen.findByText('The stock of 2 products was changed meanwhile.')
  expect(screen.getByRole('heading', { name: 'Not everything was written' })).toBeTruthy()
  expect(rowsOf(api)).toEqual([first])
  return api
}

describe('the stock in a file', () => {
  it('that is older than the shop’s is told before anything is written', async () => {
    const api = shop()
    renderApp(<BulkEdit />)
    await compare()
    expect(await screen.findByText(/^The stock of 2 products has changed since/)).toBeTruthy()
    expect(screen.getAllByText(/in the file it was 9/)).toHaveLength(2)
    expect(rowsOf(api)).toEqual([])
  })

  it('that others have changed is left by one press, with the rest of its row written', async () => {
    const api = await write()
    await userEvent.click(screen.getByRole('button', { name: 'Leave theirs' }))
    expect(await screen.findByText('0 created, 2 changed.')).toBeTruthy()
    expect(rowsOf(api).slice(1)).toEqual([[{ sku: 'B', price: 150 }]])
  })

  it('is written over theirs by another press', async () => {
    const api = await write()
    await userEvent.click(screen.getByRole('button', { name: 'Write mine all the same' }))
    expect(await screen.findByText('0 created, 3 changed.')).toBeTruthy()
    expect(rowsOf(api).slice(1)).toEqual([
      [
        { sku: 'B', price: 150, countInStock: 20, countInStockWas: 7 },
        { sku: 'C', countInStock: 30, countInStockWas: 7 },
      ],
    ])
  })
})
