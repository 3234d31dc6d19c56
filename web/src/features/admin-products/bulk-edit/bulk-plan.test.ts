import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#testing/builders.ts'
import { bulkTable } from './bulk-table.ts'
import { planBulk } from './bulk-plan.ts'
import type { Product } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { asSku } from '@bartan/contract/products/product-id'

const [KITCHEN] = CATEGORIES

const thali = aProduct({
  sku: asSku('THA-1'),
  price: rupees(199),
  countInStock: 9,
  originalPrice: rupees(250),
})

const rowsOf = (table: string[][]) => table.map((cells, index) => ({ row: index + 1, cells }))

const planOf = (cells: string[][], products: Product[] = [thali]) => {
  const table = bulkTable('en', DEFAULT_SHOP, rowsOf(cells))
  if ('fault' in table) throw new Error(table.fault)
  return planBulk('en', table.rows, products)
}

describe('a table', () => {
  it('knows its columns by their own and by common names', () => {
    expect(
      bulkTable(
        'en',
        DEFAULT_SHOP,
        rowsOf([['SKU', 'Original Price', 'MRP', 'Stock', 'Colour', 'Shelf'], ['a']]),
      ),
    ).toMatchObject({
      columns: ['sku', 'originalPrice', 'mrp', 'countInStock', 'colors'],
      ignored: ['Shelf'],
    })
  })

  it.each([
    ['no SKU', [['name'], ['Thali']], /no column "sku"/],
    ['a column twice', [['sku', 'price', 'Price'], ['a']], /"price" is there twice/],
    ['no rows', [['sku', 'price']], /no rows/],
  ])('with %s is refused', (_, cells, fault) => {
    expect(bulkTable('en', DEFAULT_SHOP, rowsOf(cells))).toEqual({
      fault: expect.stringMatching(fault),
    })
  })
})

describe('a row', () => {
  it('of a known SKU, however it is written, changes what differs', () => {
    expect(
      planOf(
        [
          ['sku', 'price', 'countInStock'],
          ['tha-1 ', '₹1,249.50', '9'],
        ],
        [aProduct({ sku: asSku('THA-1'), price: rupees(199), countInStock: 9 })],
      ),
    ).toEqual([
      {
        line: 2,
        sku: 'THA-1',
        name: 'Steel Thali',
        kind: 'changed',
        send: { sku: 'THA-1', price: 1249.5 },
        changes: [{ field: 'price', from: 199, to: 1249.5 }],
      },
    ])
  })

  it('that says what is so already changes nothing', () => {
    const [row] = planOf([
      ['sku', 'name', 'sizes', 'originalPrice', 'description'],
      ['THA-1', 'Steel Thali', 'Small,Large', '250', ''],
    ])
    expect(row).toMatchObject({ kind: 'unchanged' })
  })

  it('takes the struck-through price away by an empty cell, and leaves the price', () => {
    const [row] = planOf([
      ['sku', 'price', 'originalPrice'],
      ['THA-1', '', ''],
    ])
    expect(row).toMatchObject({ send: { sku: 'THA-1', originalPrice: null } })
  })

  it('of an unknown SKU is a new product', () => {
    const [row] = planOf([
      ['sku', 'name', 'description', 'price', 'category', 'brand', 'colors', 'images'],
      [
        'NEW-1',
        '=Tawa',
        'Flat',
        '12.5',
        KITCHEN,
        'Omax',
        'Red, Blue',
        'https://a.in/1 | https://a.in/2',
      ],
    ])
    expect(row).toMatchObject({
      kind: 'new',
      send: {
        sku: 'NEW-1',
        name: '=Tawa',
        price: 12.5,
        sizes: [],
        colors: ['Red', 'Blue'],
        images: [
          { url: 'https://a.in/1', altText: '' },
          { url: 'https://a.in/2', altText: '' },
        ],
      },
    })
  })

  it.each([
    ['no SKU', ['', '1'], 'SKU is required'],
    [
      'a price that is no number',
      ['THA-1', '12,50'],
      'Price must be an amount like 1299 or 1,299.50',
    ],
    ['a price of nothing', ['THA-1', '0'], 'Price must be more than 0'],
    ['a price above the struck one', ['THA-1', '300'], 'Original price must not be below price'],
    ['a new SKU and nothing else', ['NEW-1', '10'], 'Name is required'],
  ])('with %s is faulty and says so', (_, cells, fault) => {
    const [row] = planOf([['sku', 'price'], cells])
    expect(row).toMatchObject({ kind: 'faulty', faults: expect.arrayContaining([fault]) })
  })

  it('repeating a SKU is faulty, the first one is not', () => {
    const [first, second] = planOf([
      ['sku', 'price'],
      ['THA-1', '10'],
      ['tha-1', '11'],
    ])
    expect(first).toMatchObject({ kind: 'changed' })
    expect(second).toMatchObject({ kind: 'faulty', faults: ['Row 2 has this SKU as well'] })
  })
})
