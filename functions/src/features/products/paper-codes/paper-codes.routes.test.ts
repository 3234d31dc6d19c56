import { PAPER_PRODUCTS } from '@bartan/contract/products/paper/paper-codes'
import { asSku } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()

const give = (ids: unknown) => shop.as(admin).post('/api/admin/products/paper-codes', { ids })
const read = async (text: string) =>
  (await shop.as(admin).post('/api/admin/orders/read', { text })).body

it('gives each product a code for ever, and messages are read by it', async () => {
  const name = { name: 'Steel Lota', countInStock: 9, sizes: [], colors: [] }
  const [lota, tub] = [
    await shop.saveProduct({ ...name, sku: asSku('LOTA-1') }),
    await shop.saveProduct({
      name: 'Wash Tub',
      countInStock: 9,
      sizes: ['25 L'],
      sku: asSku('TUB-1'),
    }),
  ]
  await shop.shop.catalog.current()
  expect((await give([tub])).body).toEqual({ codes: [{ productId: tub, code: 'A10' }] })
  const { status, body } = await give([lota, tub, lota, 'gone'])
  expect([status, body.codes]).toEqual([
    200,
    [
      { productId: lota, code: 'A11' },
      { productId: tub, code: 'A10' },
    ],
  ])
  expect((await give([tub])).body.codes[0].code).toBe('A10')

  expect((await read('a11 x2')).lines).toMatchObject([
    { text: 'a11 x2', quantity: 2, chosen: { productId: lota }, sure: true },
  ])
  // What is said of the thing beside its code counts as well.
  for (const text of [
    'A11 ka dhakkan 2',
    'A11 nahi chahiye',
    'A11 red 2',
    'A99 2',
    'Flat A11, Gandhi Road',
    'A11\nGandhi Road, Pune 411001',
  ]) {
    const { lines: read2 } = await read(text)
    expect([text, read2.filter(({ sure }: { sure: boolean }) => sure)]).toEqual([text, []])
  }
})

it.each([
  ['no list', 'A10'],
  ['an empty one', []],
  ['too many', Array.from({ length: PAPER_PRODUCTS + 1 }, (_, at) => `p${at}`)],
])('refuses %s', async (_name, ids) => {
  const { status, body } = await give(ids)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['ids']])
})
