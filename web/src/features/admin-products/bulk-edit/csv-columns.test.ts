import type { Product } from '@bartan/contract/products/schema'
import { OTHER_LANGUAGES } from '@bartan/contract/shop/languages'
import { describe, expect, it } from 'vitest'
import { csvFile } from '@bartan/contract/csv/write-csv'
import { aProduct } from '#testing/builders.ts'
import { planBulk } from './bulk-plan.ts'
import { readBulkTable } from './bulk-table.ts'
import { csvColumns, csvRows } from './csv-columns.ts'
import { rupees } from '@bartan/contract/shared/money'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import type { Shop } from '#lib/shop-settings.ts'
import { asSku } from '@bartan/contract/products/product-id'

it('an export that is imported again changes nothing', async () => {
  const products = [
    aProduct({
      sku: asSku('A'),
      name: '=cmd("x")',
      descriptionHi: '=cmd("y")\nऔर एक',
      description: 'Two lines,\nand "quotes"; a semicolon',
      images: [{ url: 'https://a.in/1.png', altText: 'Front' }],
    }),
    aProduct({
      sku: asSku('-B'),
      originalPrice: rupees(250.5),
      colors: [],
      material: '',
      collection: '',
    }),
    aProduct({
      sku: asSku('D'),
      state: 'draft',
      facts: [{ name: 'Fits', value: 'gas: yes, 2 L' }],
    }),
    aProduct({ sku: asSku('C'), nameHi: 'थाली', descriptionHi: 'स्टील की', returnable: false }),
    aProduct({
      sku: asSku('E'),
      nameIn: { hi: 'लोटा', ta: 'சொம்பு' },
      descriptionIn: { mr: 'तांब्या' },
    }),
  ]
  const text = csvFile([csvColumns(DEFAULT_SHOP, products), ...csvRows(DEFAULT_SHOP, products)])
  expect(text.match(/'=cmd/g)).toHaveLength(2)
  const table = await readBulkTable('en', DEFAULT_SHOP, text)
  if ('fault' in table) throw new Error(table.fault)
  expect(planBulk('en', table.rows, products).map(({ kind }) => kind)).toEqual(
    products.map(() => 'unchanged'),
  )
})

it('Hindi texts, by the headings of earlier files, and the promise to take a product back are columns', async () => {
  const table = await readBulkTable(
    'en',
    DEFAULT_SHOP,
    'sku,nameHi,returnable\nA,,No\nB,कड़ाही,yes\nC,,maybe\nD,,नहीं',
  )
  if ('fault' in table) throw new Error(table.fault)
  const products = ['A', 'B', 'C', 'D'].map((sku) => aProduct({ sku: asSku(sku), nameHi: 'तवा' }))
  expect(planBulk('en', table.rows, products)).toMatchObject([
    { send: { sku: 'A', nameIn: { hi: '' }, returnable: false } },
    { send: { sku: 'B', nameIn: { hi: 'कड़ाही' } } },
    { faults: ['Returnable must be true or false'] },
    { send: { sku: 'D', nameIn: { hi: '' }, returnable: false } },
  ])
})

const shop: Shop = { ...DEFAULT_SHOP, languages: ['en', 'hi'] }
const texts = (products: Product[]) =>
  csvColumns(shop, products).filter((name) => name.includes(':'))

describe('texts in other languages', () => {
  it('are a column each: of languages that the shop offers or a product has', () => {
    expect(texts([])).toEqual(['name:hi', 'description:hi'])
    const columns = texts([aProduct({ nameIn: { ta: 'சொம்பு' } })])
    expect(new Set(columns)).toEqual(new Set(['name:hi', 'description:hi', 'name:ta']))
  })

  it('change by themselves, and go by an empty cell', async () => {
    const products = [
      aProduct({ sku: asSku('A'), nameIn: { mr: 'तांब्या', ta: 'சொம்பு' } }),
      aProduct({ sku: asSku('B') }),
    ]
    const file = 'sku,Name: MR,description:ta,name:en\nA,,எஃகு,\nB,ताट,,Plate\nC,थाळी,,Thali'
    const [changed, first, added] = await planned(file, products)
    expect(changed).toMatchObject({
      send: { nameIn: { mr: '' }, descriptionIn: { ta: 'எஃகு' } },
      changes: expect.arrayContaining([
        { field: 'nameIn.mr', from: 'तांब्या', to: '' },
        { field: 'descriptionIn.ta', from: '', to: 'எஃகு' },
      ]),
    })
    expect(first).toMatchObject({ send: { name: 'Plate', nameIn: { mr: 'ताट' } } })
    expect(added).toMatchObject({ kind: 'faulty', sku: 'C' })
  })

  it('of no language of the shop are refused by their column’s name', async () => {
    expect(await readBulkTable('en', DEFAULT_SHOP, 'sku,name:xx\nA,Thali')).toEqual({
      fault: expect.stringMatching(`"name:xx".*${OTHER_LANGUAGES.join(', ')}`),
    })
    expect(await readBulkTable('en', DEFAULT_SHOP, 'sku,name:hi,nameHi\nA,थाली,थाली')).toEqual({
      fault: 'The column "name:hi" is there twice.',
    })
    const [row] = await planned(`sku,name:ta\nA,${'க'.repeat(201)}`, [
      aProduct({ sku: asSku('A') }),
    ])
    expect(row).toMatchObject({ faults: ['Name in தமிழ் must have at most 200 characters'] })
  })
})

it('facts and the state are columns', async () => {
  const table = await readBulkTable(
    'en',
    DEFAULT_SHOP,
    'sku,facts,state\nA,Capacity: 1.5 L | Weight: 300 g,Draft\nB,,\nC,Capacity,hidden\nD,Lid: yes,',
  )
  if ('fault' in table) throw new Error(table.fault)
  const facts = [{ name: 'Lid', value: 'yes' }]
  const products = ['A', 'B', 'C', 'D'].map((sku) => aProduct({ sku: asSku(sku), facts }))
  expect(planBulk('en', table.rows, products)).toMatchObject([
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

const DECLARED = {
  hsn: '732393',
  gstRate: 12,
  gstRateNext: { rate: 5, from: '2026-12-01' },
  mrp: rupees(799),
  declarations: {
    netQuantity: { value: 1, unit: 'N' },
    manufacturer: 'Prakash Udyog, 4 Industrial Area, Moradabad 244001',
    countryOfOrigin: 'India',
    bis: { standard: 'IS 14756', licence: 'CM/L-1234567' },
  },
} satisfies Partial<Product>

const planned = async (text: string, products: readonly Product[]) => {
  const table = await readBulkTable('en', DEFAULT_SHOP, text)
  if ('fault' in table) throw new Error(table.fault)
  return planBulk('en', table.rows, products)
}

describe('tax and label', () => {
  it('come through an export and back unchanged, and older files leave them alone', async () => {
    const products = [
      aProduct({ sku: asSku('A'), ...DECLARED }),
      aProduct({ sku: asSku('B'), gstRate: 0, declarations: { bis: { exempt: true } } }),
      aProduct({ sku: asSku('C') }),
    ]
    const text = csvFile([csvColumns(DEFAULT_SHOP, products), ...csvRows(DEFAULT_SHOP, products)])
    for (const file of [text, 'sku,name\nA,Steel Thali\nB,Steel Thali\nC,Steel Thali'])
      expect((await planned(file, products)).map(({ kind }) => kind)).toEqual([
        'unchanged',
        'unchanged',
        'unchanged',
      ])
  })

  it('are written by column, and only what a row changes of them', async () => {
    const products = [aProduct({ sku: asSku('A'), price: rupees(499), ...DECLARED })]
    const columns = 'sku,mrp,packer,country of origin,gstRateNext,gstRateNextFrom,bisLicence'
    const [row] = await planned(`${columns}\nA,₹699.00,Omax,India,5,31/12/2026,`, products)
    expect(row).toMatchObject({
      kind: 'changed',
      send: {
        sku: 'A',
        mrp: 699,
        gstRateNext: { rate: 5, from: '2026-12-31' },
        declarations: { packer: 'Omax', bis: { standard: 'IS 14756' } },
      },
      changes: [
        { field: 'gstRateNextFrom', from: '2026-12-01', to: '31/12/2026' },
        { field: 'mrp', from: '799', to: '699' },
        { field: 'packer', from: '', to: 'Omax' },
        { field: 'bisLicence', from: 'CM/L-1234567', to: '' },
      ],
    })
  })

  it('come with a new product, and with one that has variants', async () => {
    const known = aProduct({
      sku: asSku('V'),
      sizes: ['Small'],
      variants: [{ sku: asSku('V-1'), size: 'Small', price: rupees(100), countInStock: 1 }],
    })
    const [made, variants] = await planned(
      'sku,name,description,price,category,brand,hsn,netQuantity,netUnit\n' +
        'N,Tawa,Iron,300,Kitchen,Omax,7323,2,N\nV,,,,,,732393,,',
      [known],
    )
    expect(made).toMatchObject({
      kind: 'new',
      send: { hsn: '7323', declarations: { netQuantity: { value: 2, unit: 'N' } } },
    })
    expect(variants).toMatchObject({ kind: 'changed', send: { sku: 'V', hsn: '732393' } })
  })

  it.each([
    ['hsn', '73', 'HSN'],
    ['gstRate', '17', 'GST rate'],
    ['mrp', '10', 'MRP'],
    ['netQuantity', 'two', 'amount'],
    ['gstRateNextFrom', 'soon', 'Holds from'],
    ['bisExempt', 'perhaps', 'Exempt'],
  ])('refuse %s: %s by name', async (column, cell, name) => {
    const products = [aProduct({ sku: asSku('A'), price: rupees(499), ...DECLARED })]
    const [row] = await planned(`sku,${column}\nA,${cell}`, products)
    expect(row).toMatchObject({ kind: 'faulty', faults: [expect.stringContaining(name)] })
  })
})

it('what a spreadsheet copies is read by its tabs, blank rows counted', async () => {
  expect(
    await readBulkTable('en', DEFAULT_SHOP, '\nsku\tsizes\r\n\r\nA\tSmall, Large\r\n'),
  ).toMatchObject({
    rows: [{ line: 3, cells: { sku: 'A', sizes: 'Small, Large' } }],
  })
})

it('a table of thousands of columns is refused by their number', async () => {
  const wide = `sku${',x'.repeat(8000)}\nA`
  expect(await readBulkTable('en', DEFAULT_SHOP, wide)).toEqual({
    fault: 'Row 1 has 8,001 columns: at most 500 are read',
  })
})
