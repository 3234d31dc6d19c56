import { asSku } from '@bartan/contract/products/product-id'
import { rupees } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { isTable } from '#lib/browser/pasted-rows.ts'
import { aProduct } from '#testing/builders.ts'
import { fieldsOf } from '../form/product-fields.ts'
import {
  fillAll,
  fillBySize,
  pasteCells,
  pastedCells,
  distributeUnits,
  stockOf,
} from './fill-rows.ts'
import { emptyRow, rebuildRows, rowsOf, type VariantRow } from './variant-rows.ts'

const grid = (sizes: string, colors: string, before: VariantRow[] = []) =>
  rebuildRows(before, { sizes, colors })

const names = (rows: VariantRow[]) =>
  rows.map(({ size, color, state }) => [size, color, state].filter(Boolean).join(' '))

const column = (rows: VariantRow[], name: 'price' | 'countInStock') => rows.map((row) => row[name])

/** With the price that each is told by. */
const priced = (rows: VariantRow[], ...prices: string[]) =>
  rows.map((row, index) => ({ ...row, price: prices[index] ?? '' }))

describe('the rows', () => {
  it('are each size in each color, and those of one list where there is no other', () => {
    expect(names(grid('S, M', 'Red, Blue'))).toEqual([
      'S Red sold',
      'S Blue sold',
      'M Red sold',
      'M Blue sold',
    ])
    expect(names(grid('', 'Red'))).toEqual(['Red sold'])
    expect(grid(' ', '')).toEqual([])
  })

  it('keep what was typed while sizes are added, taken away, put back and spelled otherwise', () => {
    const typed = priced(grid('S, M', 'Red'), '10', '20')
    const more = grid('S, M, L', 'Red', typed)
    expect(column(more, 'price')).toEqual(['10', '20', ''])
    const fewer = grid('S', 'Red', more)
    expect(names(fewer)).toEqual(['S Red sold', 'M Red gone'])
    expect(column(grid('S, M', 'Red', fewer), 'price')).toEqual(['10', '20'])
    const renamed = grid('Small, M', 'Red', typed)
    expect(names(renamed)).toEqual(['Small Red sold', 'M Red sold'])
    expect(column(renamed, 'price')).toEqual(['10', '20'])
  })

  it('of a first size have what the color had', () => {
    expect(column(grid('S', 'Red', priced(grid('', 'Red'), '10')), 'price')).toEqual(['10'])
  })

  it('that are new have the price that all others have', () => {
    expect(column(grid('S, M, L', '', priced(grid('S, M', ''), '10', '10')), 'price')).toEqual([
      '10',
      '10',
      '10',
    ])
  })

  it('of a size and a color with commas in them stay while a color is added', () => {
    const [size, color] = ['1,5 L', 'Red, matt']
    const variant = { size, color, sku: asSku('A'), countInStock: 2, price: rupees(99) }
    const product = aProduct({ sizes: [size], colors: [color], variants: [variant] })
    expect(names(rowsOf(product))).toEqual(['1,5 L Red, matt sold'])
    const { sizes, colors } = fieldsOf(product)
    expect(names(grid(sizes, `${colors}, Blue`, rowsOf(product)))).toEqual([
      '1,5 L Red, matt sold',
      '1,5 L Blue sold',
    ])
  })

  it('of a product are its variants, and the combinations that it does not have', () => {
    const product = aProduct({
      sizes: ['1 L', '3 L'],
      colors: ['Red', 'Blue'],
      variants: [
        {
          size: '1 L',
          color: 'Red',
          sku: asSku('A'),
          countInStock: 2,
          price: rupees(99.5),
          gtin: '12345678',
        },
        {
          size: '3 L',
          color: 'Blue',
          sku: asSku('B'),
          countInStock: 0,
          price: rupees(200),
          originalPrice: rupees(250),
        },
      ],
    })
    const rows = rowsOf(product)
    expect(names(rows)).toEqual(['1 L Red sold', '1 L Blue out', '3 L Red out', '3 L Blue sold'])
    expect(rows[0]).toMatchObject({ price: '99.5', countInStock: '2', sku: 'A', gtin: '12345678' })
    expect(rows[3]).toMatchObject({ originalPrice: '250', countInStock: '0' })
    expect(rowsOf(aProduct())).toEqual([])
  })
})

describe('filling', () => {
  it('gives a column what its first row has, of all or of each size', () => {
    const rows = priced(grid('S, M', 'Red, Blue'), '', '10', '20')
    expect(column(fillAll(rows, 'price'), 'price')).toEqual(['10', '10', '10', '10'])
    expect(column(fillBySize(rows, 'price'), 'price')).toEqual(['10', '10', '20', '20'])
    expect(fillAll(rows, 'countInStock')).toBe(rows)
  })

  it('leaves what is not sold as it is', () => {
    const rows: VariantRow[] = [
      { ...emptyRow('S', ''), price: '5', state: 'out' },
      { ...emptyRow('M', ''), price: '10' },
      emptyRow('L', ''),
    ]
    expect(column(fillAll(rows, 'price'), 'price')).toEqual(['5', '10', '10'])
    expect(column(distributeUnits(rows, 5), 'countInStock')).toEqual(['', '3', '2'])
    expect(stockOf(distributeUnits(rows, 5))).toBe(5)
  })

  it.each([
    ['249', false],
    ['249\n', false],
    ['249\t300', true],
    ['249\r\n300\r\n', true],
  ])('knows that %j is a table: %s', (text, is) => expect(isTable(text)).toBe(is))

  it('takes cells of a spreadsheet from one cell to the right and down, past what is not sold', async () => {
    const rows = grid('S, M, L', '').with(1, { ...emptyRow('M', ''), state: 'out' })
    const { rows: pasted, isCut } = pasteCells(
      rows,
      [0, 'price'],
      await pastedCells('₹1,299.50\t\t७\r\n 249 \t₹ 300\t5\r\n'),
    )
    expect(isCut).toBe(false)
    expect(
      pasted.map(({ price, originalPrice, countInStock }) => [price, originalPrice, countInStock]),
    ).toEqual([
      ['₹1,299.50', '', '७'],
      ['', '', ''],
      ['249', '₹ 300', '5'],
    ])
    expect(stockOf(pasted)).toBe(12)
    expect(pasteCells(rows, [2, 'countInStock'], [['1'], ['2']]).isCut).toBe(true)
    expect(pasteCells(rows, [0, 'netQuantity'], [['1', '2']]).isCut).toBe(true)
  })

  it('keeps each cell of a spreadsheet in its place, also below empty ones and within quotation marks', async () => {
    expect(await pastedCells('\n1,299\n\n"249"\n')).toEqual([[''], ['1,299'], [''], ['249']])
    expect(await pastedCells('1\t2\n\t\n3\t"4\n5"')).toEqual([
      ['1', '2'],
      ['', ''],
      ['3', '4\n5'],
    ])
  })
})
