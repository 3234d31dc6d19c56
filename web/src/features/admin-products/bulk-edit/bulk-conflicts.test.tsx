import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { settledRows } from './bulk-conflicts.ts'
import { BulkEdit } from './bulk-edit.tsx'

type Body = Record<string, unknown>

signInBeforeEach('admin')

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

const ofSize = (size: string, countInStock: number) => ({
  sku: asSku(`TIF-${size}`),
  size,
  countInStock,
})

describe('a conflict of variants', () => {
  // Made when there were 3 and 5: S is to be 9 and to cost 80, M stays.
  const rows = [
    {
      sku: asSku('TIF'),
      variants: [
        { ...ofSize('S', 9), price: 80, countInStockWas: 3 },
        { ...ofSize('M', 5), countInStockWas: 5 },
      ],
    },
  ]
  const conflict = { sku: asSku('TIF'), outcome: 'failed', current: { countInStock: 2 } } as const
  // One of each was sold meanwhile, and another admin has added L.
  const now = [ofSize('S', 2), ofSize('M', 4), ofSize('L', 7)].map((one) => ({
    ...one,
    price: rupees(90),
  }))
  const settle = (answer: 'mine' | 'theirs', variants = now) =>
    settledRows(rows, [conflict], answer, [aProduct({ sku: asSku('TIF'), variants })])
  const untouched = [
    { ...ofSize('M', 4), countInStockWas: 4 },
    { ...ofSize('L', 7), price: 90, countInStockWas: 7 },
  ]

  it('is settled by writing only what the file moves, on the stock of now', () => {
    const moved = { ...ofSize('S', 9), price: 80, countInStockWas: 2 }
    expect(settle('mine')).toEqual([{ sku: asSku('TIF'), variants: [moved, ...untouched] }])
  })

  it('or by leaving each stock as it is, and writing the rest', () => {
    const kept = { ...ofSize('S', 2), price: 80, countInStockWas: 2 }
    expect(settle('theirs')).toEqual([{ sku: asSku('TIF'), variants: [kept, ...untouched] }])
  })

  it('brings a variant back that another has removed, or leaves it out', () => {
    const left = now.slice(0, 1)
    expect(settle('mine', left)).toMatchObject([{ variants: [{ size: 'S' }, ofSize('M', 5)] }])
    expect(settle('theirs', left)).toMatchObject([{ variants: [{ size: 'S' }] }])
  })
})
