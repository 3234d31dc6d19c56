import { expect, it } from 'vitest'
import { readCsv, writeCsv } from '#lib/storage/csv.ts'
import { aProduct } from '#testing/builders.ts'
import { planBulk } from './bulk-plan.ts'
import { bulkTable } from './bulk-table.ts'
import { CSV_COLUMNS, csvRows } from './csv-columns.ts'

it('an export that is imported again changes nothing', async () => {
  const products = [
    aProduct({
      sku: 'A',
      name: '=cmd("x")',
      description: 'Two lines,\nand "quotes"; a semicolon',
      images: [{ url: 'https://a.in/1.png', altText: 'Front' }],
    }),
    aProduct({ sku: '-B', originalPrice: 250.5, colors: [], material: '', collection: '' }),
    aProduct({ sku: 'D', state: 'draft', facts: [{ name: 'Fits', value: 'gas: yes, 2 L' }] }),
    aProduct({ sku: 'C', nameHi: 'थाली', descriptionHi: 'स्टील की', returnable: false }),
  ]
  const text = await writeCsv(CSV_COLUMNS, products.flatMap(csvRows))
  expect(text).toContain("'=cmd")
  const table = bulkTable(await readCsv(text))
  if ('fault' in table) throw new Error(table.fault)
  expect(planBulk(table.rows, products).map(({ kind }) => kind)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
    'unchanged',
  ])
})

it('Hindi texts and the promise to take a product back are columns', async () => {
  const table = bulkTable(await readCsv('sku,nameHi,returnable\nA,,No\nB,कड़ाही,yes\nC,,maybe'))
  if ('fault' in table) throw new Error(table.fault)
  const products = ['A', 'B', 'C'].map((sku) => aProduct({ sku, nameHi: 'तवा' }))
  expect(planBulk(table.rows, products)).toMatchObject([
    { send: { sku: 'A', nameHi: '', returnable: false } },
    { send: { sku: 'B', nameHi: 'कड़ाही' } },
    { faults: ['Returnable must be true or false'] },
  ])
})

it('facts and the state are columns', async () => {
  const table = bulkTable(
    await readCsv(
      'sku,facts,state\nA,Capacity: 1.5 L | Weight: 300 g,Draft\nB,,\nC,Capacity,hidden\nD,Lid: yes,',
    ),
  )
  if ('fault' in table) throw new Error(table.fault)
  const facts = [{ name: 'Lid', value: 'yes' }]
  const products = ['A', 'B', 'C', 'D'].map((sku) => aProduct({ sku, facts }))
  expect(planBulk(table.rows, products)).toMatchObject([
    {
      send: {
        sku: 'A',
        state: 'draft',
        facts: [
          { name: 'Capacity', value: '1.5 L' },
          { name: 'Weight', value: '300 g' },
        ],
      },
    },
    { send: { sku: 'B', facts: [] } },
    { faults: [expect.stringContaining('value'), expect.stringContaining('published')] },
    { kind: 'unchanged' },
  ])
})

it('what a spreadsheet copies is read by its tabs', async () => {
  expect(await readCsv('sku\tsizes\r\nA\tSmall, Large\r\n')).toEqual([
    ['sku', 'sizes'],
    ['A', 'Small, Large'],
  ])
})
