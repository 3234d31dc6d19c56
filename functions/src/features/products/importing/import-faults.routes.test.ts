import { asSku } from '@bartan/contract/products/product-id'
import { paise } from '@bartan/contract/shared/money'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { file, IMPORT, importer, KITCHEN, OLD, tiffin, type Cells } from './testing/import-files.ts'

const shop = await startTestShop()
const keeper = importer(shop.as(await shop.saveUser({ role: 'catalogue' })))

const faulty = async (rows: Cells[], query = '') =>
  (await keeper.plan(file(OLD, rows), query)).faulty

const many = (count: number, value: (place: number) => string): Cells[] =>
  Array.from({ length: count }, (_, place) => ({
    ...(place === 0 ? tiffin('many') : { Handle: 'tiffin-many' }),
    'Option1 Name': 'Size',
    'Option1 Value': value(place),
    'Variant SKU': `MANY-${place}`,
    'Variant Price': 10,
  }))
const held = (size: string, sku: string, more: Cells = {}): Cells => ({
  ...more,
  Handle: 'tiffin-held',
  'Option1 Name': 'Size',
  'Option1 Value': size,
  'Variant SKU': sku,
  'Variant Price': 10,
})

describe('what is wrong with a file is said by row and column', () => {
  it.each([
    ['a price in another currency', { 'Variant Price': '$12.00' }, 'Variant Price'],
    ['a price as written elsewhere', { 'Variant Price': '1.299,00' }, 'Variant Price'],
    ['a price in euros', { 'Variant Price': '12,50 €' }, 'Variant Price'],
    [
      'a price before in another currency',
      { 'Variant Compare At Price': 'USD 9' },
      'Variant Compare At Price',
    ],
    ['a price of two numbers', { 'Variant Price': '100-200' }, 'Variant Price'],
    ['a price below nothing', { 'Variant Price': '-5' }, 'Variant Price'],
    ['no price', { 'Variant Price': '' }, 'Variant Price'],
    ['no title', { Title: '' }, 'Title'],
    ['a type that the shop does not have', { Type: 'Gadgets' }, 'Type'],
    ['a stock that is none', { 'Variant Inventory Qty': 'many' }, 'Variant Inventory Qty'],
    ['a long title', { Title: 'x'.repeat(300) }, 'Title'],
  ])('%s', async (_, more, field) => {
    const row = { ...tiffin('faulty'), ...more } as Cells
    const faults = await faulty([row])
    expect(faults).toMatchObject([{ row: 2, field, code: 'invalid_input' }])
    expect(faults[0].message).not.toBe('')
  })

  it('as a spreadsheet counts, where a cell of several lines is one row, and a blank row another', async () => {
    const [head, ...lines] = file(OLD, [
      tiffin('lines', { 'Body (HTML)': '<p>One</p>\n\n<p>Two</p>\n<p>Three</p>' }),
      tiffin('below', { 'Variant Price': 'free' }),
    ]).split('\r\n')
    const csv = [head, '', ...lines].join('\r\n')
    expect((await keeper.plan(csv)).faulty).toMatchObject([{ row: 4, field: 'Variant Price' }])
  })

  it('the same SKU twice, and one of another product', async () => {
    const two = [tiffin('t1', { 'Variant SKU': 'TWICE' }), tiffin('t2', { 'Variant SKU': 'twice' })]
    expect(await faulty(two)).toMatchObject([{ row: 3, field: 'Variant SKU', code: 'sku_taken' }])
  })

  it('more variants than a product may have, or the same twice', async () => {
    expect(await faulty(many(300, String))).toMatchObject([{ row: 2, code: 'invalid_input' }])
    expect(await faulty(many(2, () => 'same'))).toMatchObject([{ row: 3, field: 'Option1 Value' }])
  })

  it('is refused as a whole where nothing can be read', async () => {
    const refused = async (csv: string) => {
      const { status, body } = await keeper.by.post(IMPORT, { csv })
      return [status, body.code, body.fields?.csv === undefined]
    }
    expect(await refused('a,b\n1,2')).toEqual([400, 'invalid_input', false])
    expect(await refused(`${OLD.join(',')}\n"x`)).toEqual([400, 'invalid_input', false])
    expect(await refused('')).toEqual([400, 'invalid_input', false])
    // A workbook is an archive.
    expect(await refused(`PK\u0003\u0004${'\0'.repeat(200)}`)).toEqual([
      400,
      'invalid_input',
      false,
    ])
    expect(await refused(`${OLD.join(',')}\n"a"b,"c`)).toEqual([400, 'invalid_input', false])
    expect(await refused('x'.repeat(10_000_001))).toEqual([413, 'payload_too_large', true])
    expect((await keeper.by.post(IMPORT, { csv: 'x'.repeat(50_000_000) })).status).toBe(413)
    expect((await keeper.by.get(`${IMPORT}/none`)).status).toBe(404)
  })
})

it('leaves a product that somebody has taken the SKU of meanwhile, and says so', async () => {
  await shop.saveProduct({ sku: asSku('HELD-1'), price: 10 })
  await shop.saveProduct({
    sku: asSku('HELD'),
    variants: [{ size: 'S', sku: asSku('HELD-S'), countInStock: 1, price: paise(1000) }],
    variantSkuKeys: ['HELD-S'],
  })
  const csv = file(OLD, [held('S', 'HELD-S', tiffin('held')), held('M', 'HELD-1')])
  expect((await keeper.plan(csv)).faulty).toMatchObject([{ row: 2, field: 'Variant SKU' }])
})

/** Megabytes of what once took a minute, answered while others are served. */
it.each([
  ['opening signs', 'Body (HTML)', '<'],
  ['tags', 'Body (HTML)', '<b>'],
  ['quotation marks', 'Title', '‹'],
  ['escaped commas', 'Tags', String.raw`a\,`],
  ['line ends', 'Body (HTML)', '\n<'],
])(
  'refuses a cell with megabytes of %s before any work on it, and serves others meanwhile',
  async (_, column, part) => {
    const bytes = 9_000_000
    const times = Math.floor(bytes / Buffer.byteLength(part))
    const csv = file(OLD, [tiffin('hostile', { [column]: part.repeat(times) }), tiffin('beside')])
    const before = process.threadCpuUsage()
    const body = await keeper.plan(csv)
    const { user } = process.threadCpuUsage(before)
    expect(body.create).toBe(1)
    expect(body.faulty).toMatchObject([{ row: 2, field: column, reason: 'cell_too_long' }])
    expect(user / 1_000_000).toBeLessThan(18)
  },
)

const spoiled = (mark: string, more: Cells) => tiffin(mark, { 'Variant SKU': `S-${mark}`, ...more })

it('tells each cell that a spreadsheet has spoiled, and makes nothing of it', async () => {
  const csv = file(OLD, [
    spoiled('code', { 'Variant SKU': '8.90123E+12', 'Variant Barcode': '8.90123E+12' }),
    spoiled('bar', { 'Variant Barcode': '8.90456E+12' }),
    spoiled('size', { 'Option1 Name': 'Size', 'Option1 Value': '02-Mar' }),
    { Handle: 'tiffin-size', 'Option1 Value': '05-Apr', 'Variant SKU': 'S-2', 'Variant Price': 9 },
    spoiled('ref', { Vendor: '#REF!' }),
  ])
  const plan = await keeper.plan(csv)
  expect(plan.create).toBe(0)
  expect(plan.faulty.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(
    [
      [2, 'Variant SKU'],
      [2, 'Variant Barcode'],
      [3, 'Variant Barcode'],
      [4, 'Option1 Value'],
      [5, 'Option1 Value'],
      [6, 'Vendor'],
    ],
  )
})

it('finds the headings below title lines, and leaves totals and notes', async () => {
  const [head = '', ...rows] = file(OLD, [tiffin('titled')])
    .trimEnd()
    .split('\r\n')
  const blank = ','.repeat(OLD.length - 1)
  const csv = [
    `All products of the shop${blank}`,
    `Exported on 05-Nov-2026${blank}`,
    blank,
    head,
    ...rows,
    blank,
    `Total${blank}`,
    `*This is a system generated report${blank}`,
  ].join('\r\n')
  expect(await keeper.plan(csv)).toMatchObject({
    create: 1,
    faulty: [],
    left: { total: 1, foot: 1, empty: 1 },
  })
})

it('takes a picture that is not there for a failed one, not for its own', async () => {
  const csv = `name,price,sku,category,images,countInStock\nMug,120,MUG-1,${KITCHEN},/images/upload/v1/products/nowhere.webp,1\n`
  const job = await keeper.takeOver(csv)
  expect(job.pictures.failed).toEqual([
    { url: '/images/upload/v1/products/nowhere.webp', code: 'not_there' },
  ])
  expect((await keeper.found('MUG-1')).images).toEqual([])
})

it('reads a yes or no in the shop’s languages, and tells one that is neither', async () => {
  const rows = ['yes', 'नहीं', 'perhaps'].map(
    (answer, place) => `Mug ${place},120,YES-${place},${KITCHEN},${answer},1`,
  )
  const csv = ['name,price,sku,category,returnable,countInStock', ...rows].join('\n')
  expect((await keeper.plan(csv)).faulty).toMatchObject([{ row: 4, field: 'returnable' }])
  await keeper.takeOver(csv)
  expect((await keeper.found('YES-0')).returnable ?? true).toBe(true)
  expect((await keeper.found('YES-1')).returnable).toBe(false)
})

it.each([
  ['a stock below nothing', 'countInStock', '-1'],
  ['half a unit', 'countInStock', '5.5'],
  ['a state that is none', 'state', 'on sale'],
  ['a price before that is lower', 'originalPrice', '50'],
  ['a bar code that is none', 'gtin', '12-34'],
  ['a stock of a size below nothing', 'variantCountInStock', '-1'],
  ['half a unit of a size', 'variantCountInStock', '5.5'],
  ['a price before of a size that is lower', 'variantOriginalPrice', '50'],
  ['a bar code of a size that is none', 'variantGtin', '12-34'],
])(
  "%s in the shop's own columns is a fault, in a product that is new, and in all that is taken of a known one",
  async (_, field, said) => {
    const sku = `OWN-${field}-${said}`
    const ofSize = field.startsWith('variant')
    const row = {
      sku,
      name: 'Mug',
      category: KITCHEN,
      ...(ofSize
        ? { variantSku: `${sku}-S`, variantSize: 'S', variantPrice: 120, variantCountInStock: 4 }
        : { price: 120, countInStock: 4, state: 'published' }),
    }
    const table = (one: Cells) => file([...new Set([...Object.keys(row), 'price', field])], [one])
    const fault = [{ row: 2, field, code: 'invalid_input' }]
    const wrong = table({ ...row, [field]: said })
    expect((await keeper.plan(wrong)).faulty).toMatchObject(fault)
    await keeper.takeOver(table(row))
    const taken = field === 'gtin' ? [] : fault
    expect(await keeper.plan(wrong)).toMatchObject({ update: 0, faulty: taken })
  },
)
