import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { describe, expect, it } from 'vitest'
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
