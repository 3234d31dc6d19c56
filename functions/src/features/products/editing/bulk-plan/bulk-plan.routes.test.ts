import { CATEGORIES } from '@bartan/contract/products/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { startShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'
import { create, planBy, thali, tiffin } from './testing/sample-products.ts'

const [KITCHEN] = CATEGORIES
const { shop, admin } = await startShop()

const plan = async (csv: string) => (await planBy(shop.as(admin), csv)).rows

describe('a planned table', () => {
  beforeAll(() =>
    create(shop.as(admin), thali, tiffin, { ...thali, sku: 'BARE', originalPrice: undefined }),
  )

  it('knows its columns by their own and by common names, and tells what it leaves out', async () => {
    const csv =
      'Products of November\n\nSKU,Original Price,MRP,Stock,Colour,gstRate,Shelf\nTHA-1,₹250,Rs. 300/-,9,Red,18 %,4\nTotal,,,9'
    expect(await planBy(shop.as(admin), csv)).toMatchObject({
      rows: [{ row: 4, kind: 'changed', send: { sku: 'THA-1', mrp: 300, gstRate: 18 } }],
      ignored: ['Shelf'],
      left: { total: 1 },
    })
  })

  it.each([
    ['no SKU', 'name\nThali', 'csv_column_missing'],
    ['a column twice', 'sku,price,Price\na', 'csv_column_twice'],
    ['no rows', 'sku,price', 'csv_no_rows'],
    ['a language that the shop has not', 'sku,name:xx\nA,Thali', 'csv_column_language'],
    ['a quotation mark too many', 'sku,name\nA,"Thali', 'csv_damaged'],
  ])('is refused with %s', async (_, csv, why) => {
    const { status, body } = await shop.as(admin).post('/api/admin/products/bulk/plan', { csv })
    expect({ status, ...body }).toMatchObject({
      status: 400,
      fieldReasons: { csv: { reason: why } },
    })
  })

  it.each([
    [
      'of a known SKU, however it is written',
      'sku,price,originalPrice\ntha-1 ,"₹1,249.50",1300',
      { price: 1249.5, originalPrice: 1300 },
    ],
    ['with an empty struck price', 'sku,price,originalPrice\nTHA-1,,', { originalPrice: null }],
    ['with no in Hindi', 'sku,returnable\nTHA-1,नहीं', { returnable: false }],
    [
      'with texts in other languages',
      'sku,nameHi,Name: MR\nTHA-1,थाली,ताट',
      { nameIn: { hi: 'थाली', mr: 'ताट' } },
    ],
    [
      'with facts',
      'sku,facts\nTHA-1,Lid: yes | Fits: 2 L',
      {
        facts: [
          { name: 'Lid', value: 'yes' },
          { name: 'Fits', value: '2 L' },
        ],
      },
    ],
    [
      'with a declaration',
      'sku,packer,bisLicence\nTHA-1,Omax,CM/L-1',
      { declarations: { packer: 'Omax', bis: { licence: 'CM/L-1' } } },
    ],
    [
      'with a rate to come',
      'sku,gstRateNext,gstRateNextFrom\nTHA-1,5,31/12/2027',
      { gstRateNext: { rate: 5, from: '2027-12-31' } },
    ],
    [
      'with what is bought',
      'sku,cost,reorderAt,gtin\nTHA-1,₹120,5,890-1234567894',
      { cost: 120, reorderAt: 5, gtin: '8901234567894' },
    ],
    [
      'with another stock',
      'sku,countInStock,countInStockWas\nTHA-1,7,8',
      { countInStock: 7, countInStockWas: 8 },
    ],
  ])('changes what differs in a row %s', async (_, csv, send) => {
    expect(await plan(csv)).toMatchObject([{ kind: 'changed', send: { sku: 'THA-1', ...send } }])
  })

  it('sends nothing of a row but what differs, and says what it was', async () => {
    expect(await plan('sku,name,price,brand\nTHA-1,Steel Thali,149,Omax')).toEqual([
      {
        row: 2,
        sku: 'THA-1',
        name: 'Steel Thali',
        kind: 'changed',
        send: { sku: 'THA-1', price: 149 },
        changes: [{ field: 'price', from: 199, to: 149 }],
      },
    ])
  })

  it.each([
    [
      'says what is so already',
      'sku,name,sizes,originalPrice,description\nTHA-1,Steel Thali,"Small,Large",250,',
    ],
    ['has the stock of when it was made', 'sku,countInStock,countInStockWas\nTHA-1,8,8'],
    [
      'has a variant’s stock of when it was made',
      'sku,variantSku,variantCountInStock,variantCountInStockWas\nTIF,TIF-1,9,9',
    ],
  ])('leaves a row that %s', async (_, csv) => {
    expect(await plan(csv)).toMatchObject([{ kind: 'unchanged' }])
  })

  it.each([
    ['no SKU', 'sku,price\n,1', 'sku', 'field_required'],
    ['a price that is no number', 'sku,price\nTHA-1,"12,50"', 'price', 'field_not_number'],
    ['a price of nothing', 'sku,price\nTHA-1,0', 'price', 'field_not_more_than'],
    ['a price above the struck one', 'sku,price\nTHA-1,300', 'originalPrice', 'field_below_price'],
    ['an answer that is none', 'sku,returnable\nTHA-1,maybe', 'returnable', 'field_not_yes_or_no'],
    ['a size that became a day', 'sku,sizes\nTHA-1,1/2/2026', 'sizes', 'cell_became_date'],
    ['a size that became a month', 'sku,sizes\nTHA-1,05-Oct', 'sizes', 'number_mangled'],
    ['a shortened number', 'sku,gtin\nTHA-1,8.90123E+12', 'gtin', 'number_mangled'],
    ['a fact without a value', 'sku,facts\nTHA-1,Capacity', 'facts', 'field_required'],
    ['an HSN of two digits', 'sku,hsn\nTHA-1,73', 'hsn', 'hsn_invalid'],
    [
      'a quantity in words',
      'sku,netQuantity,netUnit\nTHA-1,two,N',
      'declarations.netQuantity.value',
      'field_not_number',
    ],
    [
      'a day that is none',
      'sku,gstRateNext,gstRateNextFrom\nTHA-1,5,soon',
      'gstRateNext.from',
      'field_not_day',
    ],
    [
      'a name that is too long',
      `sku,name:ta\nTHA-1,${'க'.repeat(201)}`,
      'nameIn.ta',
      'field_too_long',
    ],
    ['a new SKU and nothing else', 'sku,price\nNEW-1,10', 'name', 'field_required'],
    ['a price of a product with variants', 'sku,price\nTIF,99', 'price', 'variants_have_it'],
    [
      'a variant’s price above its struck one',
      'sku,variantSku,variantPrice\nTIF,TIF-1,300',
      'variants.originalPrice',
      'field_below_price',
    ],
    [
      'a variant’s price above the printed one of its product',
      'sku,mrp,variantSku,variantPrice\nTIF,500,TIF-1,501',
      'variants.mrp',
      'field_below_price',
    ],
    ['a printed price below a variant’s', 'sku,mrp\nTIF,1', 'mrp', 'field_below_price'],
    [
      'the choice of another variant',
      'sku,variantSku,variantSize\nTIF,TIF-1,3 L',
      'variants',
      'variant_repeated',
    ],
  ])('finds a row faulty for %s', async (_, csv, field, why) => {
    const [row] = await plan(csv)
    expect(row.faults).toContainEqual(expect.objectContaining({ field, reason: why, row: 2 }))
  })

  it('finds the second row of a SKU faulty, and not the first', async () => {
    expect(await plan('sku,price\nTHA-1,10\ntha-1,11')).toMatchObject([
      { kind: 'changed' },
      { kind: 'faulty', row: 3, faults: [{ reason: 'sku_repeated' }] },
    ])
  })

  it('changes the variants that it names, leaves the others, and adds what there is not', async () => {
    const csv =
      'sku,name,variantSku,variantSize,variantColor,variantPrice,variantCountInStock\nTIF,Lunch box,tif-3,,,399,7\nTIF,,,5 L,Red,599,4'
    const [row] = await plan(csv)
    expect(row.send).toMatchObject({
      name: 'Lunch box',
      variants: [
        { sku: 'TIF-1', price: 249, countInStock: 3, countInStockWas: 3, cost: 90 },
        { sku: 'tif-3', price: 399, countInStock: 7, countInStockWas: 1 },
        { size: '5 L', color: 'Red', price: 599, countInStock: 4 },
      ],
    })
    expect(row.changes).toMatchObject([
      { field: 'name', to: 'Lunch box' },
      { variant: { sku: 'TIF-3' }, field: 'sku', from: 'TIF-3', to: 'tif-3' },
      { field: 'price', from: 449, to: 399 },
      { field: 'countInStock', from: 1, to: 7 },
      ...['size', 'color', 'price', 'countInStock'].map((field) => ({
        variant: { size: '5 L' },
        field,
      })),
    ])
  })

  it('makes new products, and variants of one that had none', async () => {
    const csv = `sku,name,description,category,brand,price,variantSku,variantSize,variantPrice,variantCountInStock
NEW,Bucket,Holds water,${KITCHEN},Omax,99,NEW-S,S,,3
NEW,,,,,,NEW-M,M,129,2
BARE,,,,,,BARE-S,S,80,9`
    const [made, parted] = await plan(csv)
    expect(made).toMatchObject({
      kind: 'new',
      send: { price: 99, variants: [{ sku: 'NEW-S', size: 'S', countInStock: 3 }, { price: 129 }] },
    })
    expect(Object.keys(made.send)).not.toContain('sizes')
    expect(parted).toMatchObject({
      kind: 'changed',
      send: { sku: 'BARE', variants: [{ sku: 'BARE-S', price: 80 }] },
    })
  })

  it('reads no product from the database, and writes nothing', async () => {
    const one = await usageOf(shop, () => plan('sku,price\nTHA-1,149'))
    const three = await usageOf(shop, () => plan('sku,price\nTHA-1,149\nTIF,\nBARE,5'))
    expect(three).toEqual(one)
    expect(one).toMatchObject({ writes: 0, deletes: 0 })
  })
})
