import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { file, importer, OLD, tiffin, type Cells } from './testing/import-files.ts'

const row = (mark: string, more: Cells = {}): Cells => tiffin(mark, more)

const sized = (mark: string, price: number): Cells[] => [
  row(mark, {
    'Option1 Name': 'Size',
    'Option1 Value': '1 L',
    'Variant SKU': `${mark}-1`,
    'Variant Price': price,
    'Variant Compare At Price': '',
  }),
  {
    Handle: `tiffin-${mark}`,
    'Option1 Name': 'Size',
    'Option1 Value': '2 L',
    'Variant SKU': `${mark}-2`,
    'Variant Price': price + 100,
    'Variant Inventory Qty': 4,
  },
]

type Seen = { updatedAt: string; name: string }

/** All of a product, but when it was changed. */
const seen = ({ updatedAt: _updatedAt, ...product }: Seen) => product

it('an import that changed products is taken back: what was there is there again, and what somebody changed since is named', async () => {
  const own = await startTestShop()
  const admin = own.as(await own.saveUser({ role: 'admin' }))
  const by = importer(admin)
  await by.takeOver(file(OLD, [row('plain'), ...sized('sized', 300), row('touched'), row('sold')]))
  const skus = ['TIF-plain', 'sized-2', 'TIF-touched', 'TIF-sold'] as const
  const find = async (sku: string) => by.found(sku)
  const before = await Promise.all(skus.map(find))

  const later = { Title: 'Lunch box', 'Variant Price': 420, 'Variant Inventory Qty': 20 }
  const { batch } = await by.takeOver(
    file(OLD, [
      row('plain', later),
      ...sized('sized', 350),
      row('touched', later),
      row('sold', later),
      row('new'),
    ]),
  )
  const [plain, , touched, sold] = await Promise.all(skus.map(find))
  expect(plain).toMatchObject({ name: 'Lunch box', price: 420, countInStock: 20 })
  await admin.put(`/api/products/${touched._id}`, { name: 'By hand', price: 399 })
  await admin.put(`/api/products/${sold._id}`, { stockChange: -3, reason: 'damaged' })

  const { body } = await admin.post('/api/admin/audit/undo', { batch })
  expect(body).toMatchObject({ undone: 4, left: 0, skipped: [{ reason: 'undo_changed_again' }] })
  // By its name from before.
  expect(body.skipped[0].name).toBe('Tiffin touched')
  const after = await Promise.all(skus.map(find))
  expect(seen(after[0])).toEqual(seen(before[0]))
  expect(seen(after[1])).toEqual(seen(before[1]))
  expect(after[2]).toMatchObject({ name: 'By hand', price: 399, countInStock: 20 })
  // What left the shelf meanwhile stays away.
  expect(after[3]).toMatchObject({ name: 'Tiffin sold', price: 499, countInStock: 4 })
  expect(await find('TIF-new')).toBeUndefined()
  // Taken back twice, nothing more happens.
  expect((await admin.post('/api/admin/audit/undo', { batch })).body).toMatchObject({
    undone: 0,
    left: 0,
  })
})
