import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { describe, expect, it } from 'vitest'
import { preparations } from '#testing/changing-calls/prepare.ts'
import { refusal } from '#testing/refusal.ts'
import { faultsOfDefaults } from './faults-of-defaults.ts'
import { startSettings as start } from './testing/start-settings.ts'

const [KITCHEN, BATHROOM, KIDS] = DEFAULT_SETTINGS.categories

describe('a category', () => {
  it('that a product is in cannot be removed, a draft counting as well', async () => {
    const { shop, save, open } = await start()
    await shop.saveProduct({ category: BATHROOM?.name, state: 'draft' })
    expect(await save({ categories: [KITCHEN] })).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        fields: { categories: expect.stringContaining(BATHROOM?.name ?? '') },
      },
    })
    expect((await open()).categories).toEqual(DEFAULT_SETTINGS.categories)
  })

  it('that nothing is in any more can', async () => {
    const { shop, admin, save } = await start()
    const id = await shop.saveProduct({ category: BATHROOM?.name })
    await admin.del(`/api/products/${id}`)
    expect(await save({ categories: [KITCHEN] })).toMatchObject({
      status: 200,
      body: { categories: [KITCHEN] },
    })
  })
})

describe('a product', () => {
  const product = {
    name: 'Watering can',
    description: 'For pots on a balcony',
    price: 249,
    brand: 'Cello',
    sizes: [],
  }

  it('can be in a category that was added, and in no other', async () => {
    const { admin, save } = await start()
    const create = (category: string) => admin.post('/api/products', { ...product, category })
    expect(await create('Balcony')).toMatchObject({
      status: 400,
      body: { fields: { category: expect.stringContaining(KITCHEN?.name ?? '') } },
    })
    await save({ categories: [...DEFAULT_SETTINGS.categories, { name: 'Balcony' }] })
    const { status, body } = await create('Balcony')
    expect({ status, category: body.category }).toEqual({ status: 201, category: 'Balcony' })
    expect(await admin.put(`/api/products/${body._id}`, { category: 'Pets' })).toMatchObject({
      status: 400,
    })
    const { body: bulk } = await admin.post('/api/admin/products/bulk', {
      rows: [
        { sku: body.sku, category: 'Pets' },
        { sku: 'NEW', ...product, category: 'Balcony' },
      ],
    })
    expect(bulk.results).toMatchObject([
      { outcome: 'failed', fields: { category: expect.any(String) } },
      { outcome: 'created' },
    ])
  })

  it('never ends up in a category that is removed at the same moment', async () => {
    const { admin, save, open } = await start()
    const [removed, created] = await Promise.all([
      save({ categories: [KITCHEN] }, 0),
      admin.post('/api/products', { ...product, category: KIDS?.name }),
    ])
    const names = (await open()).categories.map(({ name }) => name)
    expect([removed.status, created.status]).not.toEqual([200, 201])
    expect(names.includes(KIDS?.name ?? '')).toBe(removed.status !== 200)
  })
})

const picture = (name: string) => `/images/upload/v1763625600000/products/${name}.webp`

it('pictures of the settings are none that nothing shows: the search for those leaves them', async () => {
  const { shop, save } = await start()
  const { home, categories } = DEFAULT_SETTINGS
  const saved = await save({
    look: { accent: '#f2a531', logo: picture('logo') },
    home: { ...home, hero: { ...home.hero, picture: picture('hero') } },
    categories: categories.map((one) => ({ ...one, picture: picture('category') })),
  })
  expect(saved.status).toBe(200)
  expect(await shop.shop.admin.orphans.shown()).toEqual(
    expect.arrayContaining([picture('logo'), picture('hero'), picture('category')]),
  )
})

it('a picture of the settings stays, whoever deletes it or the product that shows it', async () => {
  const { shop, save } = await start()
  const [admin, editor] = await Promise.all([
    shop.saveUser({ role: 'admin' }),
    shop.saveUser({ role: 'catalogue' }),
  ])
  const { uploaded } = preparations(shop, { admin, asha: editor, productId: '' })
  const { publicId, imageUrl } = await uploaded()
  const productId = await shop.saveProduct({ images: [{ url: imageUrl, altText: '' }] })
  expect((await save({ look: { accent: '#f2a531', logo: imageUrl } })).status).toBe(200)
  for (const one of [editor, admin])
    expect(
      await shop.as(one).del('/api/admin/products/delete-img', { public_id: publicId }),
    ).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'picture_in_settings' } })
  expect((await shop.readProduct(productId)).images).toHaveLength(1)

  expect((await shop.as(admin).del(`/api/products/${productId}`)).status).toBe(200)
  expect((await fetch(`${shop.url}${imageUrl}`)).status).toBe(200)
  await save({ look: { accent: '#f2a531', logo: '' } })
  expect(
    (await shop.as(editor).del('/api/admin/products/delete-img', { public_id: publicId })).status,
  ).toBe(200)
  expect((await fetch(`${shop.url}${imageUrl}`)).status).toBe(404)
})

type Admin = Awaited<ReturnType<typeof start>>['admin']

const audit = async (admin: Admin) => (await admin.get('/api/admin/audit')).body

const { shipping } = DEFAULT_SETTINGS
const DEARER = { freeFrom: (shipping.freeFrom ?? 0) + 200, fee: shipping.fee + 10 }
const rule = { prefix: '11', serviceable: true, days: 1 }

describe('the audit trail', () => {
  it('tells what was changed, and undo takes it back, and that back again', async () => {
    const { admin, save, open } = await start()
    await save({ shipping: DEARER, pinRules: [{ ...rule, codMax: null }] })
    const [entry] = await audit(admin)
    expect(entry).toMatchObject({
      action: 'settings.changed',
      changes: { shipping: { from: shipping, to: DEARER }, pinRules: { from: [], to: [rule] } },
      undone: false,
    })
    const undo = (batch: string) => admin.post('/api/admin/audit/undo', { batch })
    expect((await undo(entry.batch)).body).toEqual({ undone: 1, skipped: [], left: 0 })
    expect(await open()).toEqual({ ...DEFAULT_SETTINGS, version: 2 })
    expect((await undo(entry.batch)).body).toEqual({ undone: 0, skipped: [], left: 0 })

    const [ofUndo] = await audit(admin)
    expect((await undo(ofUndo.batch)).body.undone).toBe(1)
    expect(await open()).toMatchObject({ version: 3, shipping: DEARER })
  })

  it('leaves alone what was changed again since', async () => {
    const { admin, save, open } = await start()
    await save({ name: 'One' })
    const [first] = await audit(admin)
    await save({ name: 'Two' })
    const { body } = await admin.post('/api/admin/audit/undo', { batch: first.batch })
    expect(body).toMatchObject({ undone: 0, skipped: [{ reason: 'undo_changed_again' }] })
    expect((await open()).name).toBe('Two')
  })

  it('does not take away a category that is in use by now', async () => {
    const { shop, admin, save } = await start()
    await save({ categories: [...DEFAULT_SETTINGS.categories, { name: 'Balcony' }] })
    const [entry] = await audit(admin)
    await shop.saveProduct({ category: 'Balcony' })
    expect(await admin.post('/api/admin/audit/undo', { batch: entry.batch })).toMatchObject(
      refusal(409, 'in_use'),
    )
  })
})

it('finds nothing wrong with what this shop begins with', () => {
  expect(faultsOfDefaults(DEFAULT_SETTINGS)).toEqual([])
})

it('names what nobody could read or ring', () => {
  const faults = faultsOfDefaults({
    ...DEFAULT_SETTINGS,
    phone: '123',
    look: { accent: '#2b0a3d', logo: '' },
  })
  expect(faults).toHaveLength(2)
  expect(faults).toContainEqual(expect.stringMatching(/^phone: /))
  expect(faults).toContainEqual(expect.stringMatching(/^look\.accent: .*4\.5/))
})
