import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aProduct, asha, signedInAs } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { BulkEdit } from './bulk-edit.tsx'
import { asProductId, asSku } from '@bartan/contract/products/product-id'

type Body = Record<string, unknown>

beforeEach(() => session.start(signedInAs({ ...asha, role: 'admin' })))

const products = ['A', 'B', 'C'].map((sku) =>
  aProduct({ _id: asProductId(sku), sku: asSku(sku), countInStock: 7 }),
)
const compare = async (text: string) => {
  await userEvent.click(screen.getByLabelText('Or paste rows from a spreadsheet'))
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Show what would change' }))
}
const rowsOf = (api: ReturnType<typeof fakeApi>) =>
  api.sent
    .filter(({ call }) => call.endsWith('/bulk'))
    .map(({ body }) => (body as { rows: Body[] }).rows)
const shop = () =>
  fakeApi({
    'GET /api/admin/products': { body: products },
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
const FILE = 'sku,price,countInStock,countInStockWas\nA,150,9,9\nB,150,20,9\nC,199,30,9'
const first = [
  { sku: 'A', price: 150 },
  { sku: 'B', price: 150, countInStock: 20, countInStockWas: 9 },
  { sku: 'C', countInStock: 30, countInStockWas: 9 },
]

const write = async () => {
  const api = shop()
  renderApp(<BulkEdit />)
  await compare(FILE)
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
    await compare(FILE)
    expect(await screen.findByText(/^The stock of 2 products has changed since/)).toBeTruthy()
    expect(screen.getAllByText(/in the file it was 9/)).toHaveLength(2)
    expect(rowsOf(api)).toEqual([])
  })

  it('that the shop has come to by itself is not written', async () => {
    const api = shop()
    renderApp(<BulkEdit />)
    await compare('sku,price,countInStock,countInStockWas\nA,150,7,9')
    await userEvent.click(await screen.findByRole('button', { name: 'Write 1 product' }))
    expect(await screen.findByText('0 created, 1 changed.')).toBeTruthy()
    expect(rowsOf(api)).toEqual([[{ sku: 'A', price: 150 }]])
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
