import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { file, importer, woo, WOO, type Cells } from './testing/import-files.ts'

const shop = await startTestShop()
const keeper = importer(shop.as(await shop.saveUser({ role: 'admin' })))

const sale = (from: string, to: string) => ({
  'Sale price': 10,
  'Date sale price starts': from,
  'Date sale price ends': to,
})

it('takes a sale price that is over, or has not begun, for none, and makes an offer of one that lies ahead', async () => {
  const csv = file(WOO, [
    woo('over', sale('2020-01-01', '31-Jan-2020')),
    woo('ahead', sale('2090-01-01', '2090-01-31')),
    woo('on', sale('2020-01-01', '2090-01-31')),
    woo('odd', sale('soon', '')),
  ])
  expect((await keeper.plan(csv)).faulty).toMatchObject([
    { row: 5, field: 'Date sale price starts' },
  ])
  await keeper.takeOver(csv)
  expect(await keeper.found('W-over')).toMatchObject({ price: 100 })
  expect(await keeper.found('W-over')).not.toHaveProperty('originalPrice')
  const ahead = await keeper.found('W-ahead')
  expect(ahead).toMatchObject({ price: 100 })
  expect(await keeper.found('W-on')).toMatchObject({ price: 10, originalPrice: 100 })
  const { body: offers } = await keeper.by.get('/api/admin/offers')
  expect(offers).toMatchObject([
    {
      name: 'Woo ahead',
      kind: 'sale',
      percent: 90,
      scope: { products: [ahead._id] },
      from: '2089-12-31T18:30:00.000Z',
      to: '2090-01-31T18:30:00.000Z',
    },
  ])
  await keeper.takeOver(csv)
  expect((await keeper.by.get('/api/admin/offers')).body).toHaveLength(1)
})

it('tells of a sale that ends before it begins, and takes one that is not below the price for none', async () => {
  const csv = file(WOO, [
    woo('reversed', sale('2090-02-01', '2090-01-31')),
    woo('dearer', { ...sale('2090-01-01', '2090-01-31'), 'Sale price': 120 }),
  ])
  const faulty = [{ row: 2, field: 'Date sale price ends', code: 'invalid_input' }]
  expect(await keeper.plan(csv)).toMatchObject({ create: 1, faulty })
  expect(await keeper.takeOver(csv)).toMatchObject({ state: 'done', faulty })
  expect(await keeper.found('W-dearer')).toMatchObject({ price: 100 })
  const { body: offers } = await keeper.by.get('/api/admin/offers')
  expect(JSON.stringify(offers)).not.toMatch(/reversed|dearer/)
})

/** A product of two sizes, both with the same sale but for what the second says. */
const parted = (mark: string, others: Cells) => [
  woo(mark, {
    Type: 'variable',
    'Regular price': '',
    'Attribute 1 name': 'Size',
    'Attribute 1 value(s)': 'S, M',
  }),
  ...['S', 'M'].map((size, place) =>
    woo(`${mark}-${size}`, {
      Type: 'variation',
      Parent: `W-${mark}`,
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': size,
      'Regular price': 100 * (place + 1),
      ...sale('2090-01-01', '2090-01-31'),
      'Sale price': 80 * (place + 1),
      ...(place === 1 && others),
    }),
  ),
]

it('makes no offer of a sale of some variations, which would be one of all', async () => {
  const csv = file(WOO, [
    ...parted('some', { 'Sale price': '' }),
    ...parted('other', { 'Sale price': 150 }),
    ...parted('all', {}),
  ])
  const plan = await keeper.plan(csv)
  expect(plan).toMatchObject({ create: 3, faulty: [] })
  expect(plan.leftOut).toMatchObject([
    { row: 3, field: 'Sale price', reason: 'import_sale_of_some' },
    { row: 6, field: 'Sale price', reason: 'import_sale_of_some' },
  ])
  await keeper.takeOver(csv)
  const { body: offers } = await keeper.by.get('/api/admin/offers')
  const names = offers.map(({ name }: { name: string }) => name)
  expect(names).toContain('Woo all')
  expect(names).not.toContain('Woo some')
  expect(names).not.toContain('Woo other')
})

it('tells of a sale that there is no room for, and goes on', async () => {
  const [one] = (await keeper.by.get('/api/admin/offers')).body
  const { offers } = shop.database
  const full = (await offers.doc(one._id).get()).data()!
  const others = Array.from({ length: 200 }, () => offers.doc())
  await Promise.all(others.map((other) => other.set(full)))
  const csv = file(WOO, [woo('full', sale('2090-01-01', '2090-01-31')), woo('next')])
  expect(await keeper.takeOver(csv)).toMatchObject({
    state: 'done',
    faulty: [{ row: 2, field: 'Sale price', code: 'conflict', reason: 'offers_full' }],
  })
  expect(await keeper.found('W-full')).toMatchObject({ price: 100 })
  expect(await keeper.found('W-next')).toMatchObject({ price: 100 })
  await Promise.all(others.map((other) => other.delete()))
})
