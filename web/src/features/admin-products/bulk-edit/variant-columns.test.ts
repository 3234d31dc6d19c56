import { describe, expect, it } from 'vitest'
import type { Product } from '@bartan/contract/products/schema'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { aProduct } from '#testing/builders.ts'
import { csvFile } from '@bartan/contract/csv/write-csv'
import { settledRows } from './bulk-conflicts.ts'
import { planBulk } from './bulk-plan.ts'
import { readBulkTable } from './bulk-table.ts'
import { csvColumns, csvRows } from './csv-columns.ts'
import { rupees } from '@bartan/contract/shared/money'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { asSku } from '@bartan/contract/products/product-id'

const [KITCHEN] = CATEGORIES

const tiffin = aProduct({
  sku: asSku('TIF'),
  sizes: ['1 L', '3 L'],
  colors: ['Red'],
  countInStock: 4,
  price: rupees(249),
  priceMax: rupees(449),
  variants: [
    {
      size: '1 L',
      color: 'Red',
      sku: asSku('TIF-1'),
      countInStock: 3,
      price: rupees(249),
      originalPrice: rupees(299),
    },
    {
      size: '3 L',
      color: 'Red',
      sku: asSku('TIF-3'),
      countInStock: 1,
      price: rupees(449),
      gtin: '8901234567890',
    },
  ],
})
const thali = aProduct({
  sku: asSku('THA'),
  price: rupees(100),
  countInStock: 5,
  sizes: [],
  colors: [],
})

const planOf = async (text: string, products: Product[] = [tiffin, thali]) => {
  const table = await readBulkTable('en', DEFAULT_SHOP, text)
  if ('fault' in table) throw new Error(table.fault)
  return planBulk('en', table.rows, products)
}

const at = (column: string) => csvColumns(DEFAULT_SHOP).findIndex((one) => one === column)

const sent = async (text: string) => {
  const [row] = await planOf(text)
  return row && 'send' in row ? row.send['variants'] : row
}

describe('a file of variants', () => {
  it('has a row for each, the product’s fields on the first, and changes nothing read again', async () => {
    const rows = csvRows(DEFAULT_SHOP, [tiffin, thali])

    const named = ['sku', 'name', 'price', 'variantSku', 'variantPrice']
    expect(rows.map((row) => named.map((column) => row[at(column)]))).toEqual([
      ['TIF', tiffin.name, '', 'TIF-1', 249],
      ['TIF', '', '', 'TIF-3', 449],
      ['THA', thali.name, 100, '', ''],
    ])
    const plan = await planOf(csvFile([csvColumns(DEFAULT_SHOP), ...rows]))
    expect(plan.map(({ sku, kind }) => [sku, kind])).toEqual([
      ['TIF', 'unchanged'],
      ['THA', 'unchanged'],
    ])
  })

  it('changes the variants that it names, and leaves the others', async () => {
    const text = 'sku,name,variantSku,variantPrice,variantCountInStock\nTIF,Lunch box,tif-3,399,7'
    const [row] = await planOf(text)
    expect(row).toMatchObject({
      kind: 'changed',
      send: {
        sku: asSku('TIF'),
        name: 'Lunch box',
        variants: [
          { sku: asSku('TIF-1'), price: 249, countInStock: 3, countInStockWas: 3 },
          {
            sku: asSku('tif-3'),
            price: 399,
            countInStock: 7,
            countInStockWas: 1,
            gtin: '8901234567890',
          },
        ],
      },
      changes: [
        { field: 'name', to: 'Lunch box' },
        { variant: 'Red · 3 L', field: 'sku', from: 'TIF-3', to: 'tif-3' },
        { variant: 'Red · 3 L', field: 'price', from: 449, to: 399 },
        { variant: 'Red · 3 L', field: 'countInStock', from: 1, to: 7 },
      ],
    })
  })

  it('names them by size and color too, and adds what there is not', async () => {
    const text = [
      'sku,variantSize,variantColor,variantPrice,variantOriginalPrice,variantCountInStock',
      'TIF,1 l,red,239,,2',
      'TIF,5 L,Red,599,,4',
    ].join('\n')
    expect(await sent(text)).toMatchObject([
      { sku: asSku('TIF-1'), price: 239, originalPrice: null, countInStock: 2, countInStockWas: 3 },
      { sku: asSku('TIF-3') },
      { size: '5 L', color: 'Red', price: 599, countInStock: 4 },
    ])
  })

  it('leaves the stock where it says what it was when the file was made', async () => {
    const head = 'sku,variantSku,variantCountInStock,variantCountInStockWas'
    expect(await planOf(`${head}\nTIF,TIF-1,9,9`)).toMatchObject([{ kind: 'unchanged' }])
    expect(await sent(`${head}\nTIF,TIF-1,8,9`)).toMatchObject([
      { countInStock: 8, countInStockWas: 9 },
      { countInStock: 1, countInStockWas: 1 },
    ])
    expect(await planOf(`${head}\nTIF,TIF-1,8,9`)).toMatchObject([
      { changes: [{ variant: 'Red · 1 L', field: 'countInStock', from: 3, to: 8, was: 9 }] },
    ])
  })

  it('makes new products, and variants of one that had none', async () => {
    const text = [
      'sku,name,description,category,brand,price,variantSku,variantSize,variantPrice,variantCountInStock',
      `NEW,Bucket,Holds water,${KITCHEN},Omax,99,NEW-S,S,,3`,
      'NEW,,,,,,NEW-M,M,129,2',
      'THA,,,,,,THA-S,S,80,5',
    ].join('\n')
    const plan = await planOf(text)
    expect(plan).toMatchObject([
      {
        kind: 'new',
        line: 2,
        send: {
          price: 99,
          variants: [
            { sku: asSku('NEW-S'), size: 'S', price: undefined, countInStock: 3 },
            { sku: asSku('NEW-M'), size: 'M', price: 129, countInStock: 2 },
          ],
        },
      },
      {
        kind: 'changed',
        send: { sku: asSku('THA'), variants: [{ sku: asSku('THA-S'), price: 80 }] },
      },
    ])
    expect(plan[0] && 'send' in plan[0] && Object.keys(plan[0].send)).not.toContain('sizes')
  })

  it.each([
    ['a price of the product', 'sku,price\nTIF,99', 'price is set by them'],
    ['a stock of the product', 'sku,countInStock\nTIF,99', 'is set by them'],
    ['a price that is none', 'sku,variantSku,variantPrice\nTIF,TIF-1,many', 'price'],
    ['a price above the struck one', 'sku,variantSku,variantPrice\nTIF,TIF-1,300', 'below price'],
    [
      'the choice of another',
      'sku,variantSku,variantSize\nTIF,TIF-1,3 L',
      'has this size and color',
    ],
  ])('is refused before it is sent: %s', async (_, text, fault) => {
    const [row] = await planOf(text)
    const faults = row && 'faults' in row ? row.faults.join() : row
    expect(faults).toMatch(new RegExp(fault, 'i'))
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
