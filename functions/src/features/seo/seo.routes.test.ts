import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { usageOf } from '#testing/usage-of.ts'

// Renders with what `npm run build` left in web/dist.

const NO_HEAD = { title: '', titleIn: {}, description: '', descriptionIn: {} }

const COLLECTION = {
  slug: 'steel-gifts',
  title: 'Steel gifts',
  titleIn: { hi: 'स्टील के तोहफ़े' },
  text: 'For every wedding.',
  textIn: {},
  picture: '/images/upload/v7/products/wide.webp',
  head: NO_HEAD,
  rule: { materials: ['steel'], tags: ['Gift'], maxPrice: 500 },
}

const shop = await startTestShop({ environment: { CATALOGUE_MAX_STALE_MS: '200' } })
const keeper = await shop.saveUser({ role: 'catalogue' })
await shop.saveProduct({ name: 'Plate', material: 'Steel', tags: ['gift', 'wedding'], price: 300 })
await shop.saveProduct({ name: 'Pot', material: 'Steel', tags: ['gift'], price: 900 })
await shop.saveProduct({ name: 'Tub', material: 'Plastic', tags: ['gift'], price: 300 })
await shop.saveProduct({ name: 'Cup', material: 'Steel', price: 200, collection: 'Travel' })

const save = async (change: object) => {
  const desk = shop.as(keeper)
  const { body } = await desk.get('/api/admin/found')
  return desk.put('/api/admin/found', { version: body.version, ...change })
}

const namesIn = async (query: string) =>
  (await shop.get(`/api/products?${query}`)).body.map(({ name }: { name: string }) => name).sort()

const html = async (path: string) => String((await shop.get(path)).body)

const titleOf = (page: string) => /<title>([^<]*)<\/title>/.exec(page)?.[1]

const descriptionOf = (page: string) => /<meta name="description" content="([^"]*)"/.exec(page)?.[1]

describe('a collection that is made of a rule', () => {
  it('has what fits all of it, in lists, filters, pages and the sitemap', async () => {
    const saved = await save({ collections: [COLLECTION] })
    expect([saved.status, saved.body.counts]).toEqual([200, { 'steel-gifts': 1 }])
    expect(await namesIn('collection=steel-gifts')).toEqual(['Plate'])
    expect(await namesIn('collection=Steel-Gifts&minPrice=301')).toEqual([])
    const { body: facets } = await shop.get('/api/products/facets?collection=steel-gifts')
    expect(facets).toMatchObject({ total: 1, material: [{ value: 'Steel', count: 1 }] })

    const english = await html('/collections/steel-gifts')
    expect(english).toContain('>Steel gifts</h1>')
    expect(english).toContain('For every wedding.')
    expect(descriptionOf(english)).toBe('For every wedding.')
    expect(english).toContain('/images/share/collection/steel-gifts.jpg?v=')
    expect(await html('/hi/collections/steel-gifts')).toContain('>स्टील के तोहफ़े</h1>')
    expect(await html('/sitemap.xml')).toContain('/hi/collections/steel-gifts<')
  })

  it('gains and loses products by itself, and takes the place of one that products name', async () => {
    const admin = shop.as(keeper)
    const travel = { ...COLLECTION, slug: 'travel', rule: { collections: ['Travel'] } }
    await save({ collections: [COLLECTION, { ...travel, title: 'For the road' }] })
    expect(await html('/collections/Travel')).toContain('>For the road</h1>')
    expect(await namesIn('collection=travel')).toEqual(['Cup'])
    const { body } = await shop.get('/api/products?search=Cup')
    const [{ _id }] = body
    await admin.put(`/api/products/${_id}`, { tags: 'Gift, office' })
    expect(await namesIn('collection=steel-gifts')).toEqual(['Cup', 'Plate'])
    await admin.put(`/api/products/${_id}`, { tags: [] })
    expect(await namesIn('collection=steel-gifts')).toEqual(['Plate'])
    await save({ collections: [] })
    expect((await shop.get('/collections/steel-gifts')).status).toBe(404)
    expect(await html('/sitemap.xml')).not.toContain('steel-gifts')
  })

  it.each([
    ['slug', { slug: 'Steel gifts' }],
    ['slug', { slug: 'all' }],
    ['title', { title: '' }],
    ['rule', { rule: {} }],
    ['maxPrice', { rule: { maxPrice: -1 } }],
    ['rule', { rule: { minPrice: 5, maxPrice: 1 } }],
    ['picture', { picture: 'https://elsewhere.example/x.jpg' }],
    ['titleIn', { titleIn: { xx: 'x' } }],
  ])('is refused by its %s: %j', async (field, wrong) => {
    const { status, body } = await save({ collections: [{ ...COLLECTION, ...wrong }] })
    expect(status).toBe(400)
    expect(Object.keys(body.fields).join()).toContain(field)
    const twice = await save({ collections: [COLLECTION, COLLECTION] })
    expect([twice.status, Object.keys(twice.body.fields)]).toEqual([400, ['collections.1.slug']])
  })
})

describe('what search results show', () => {
  it('is what the shop has written, in its language alone, until it is taken back', async () => {
    const usual = await html('/')
    const written = {
      title: 'Steel pots in Varanasi',
      titleIn: { hi: 'वाराणसी के बर्तन' },
      description: 'Since 1962.',
      descriptionIn: {},
    }
    const pages = ['/', '/shipping', '/collections/all', '/collections/all?category=Kitchen']
    expect((await save({ heads: pages.map((page) => ({ page, ...written })) })).status).toBe(200)
    for (const page of pages) {
      const own = await html(page)
      expect([titleOf(own), descriptionOf(own)]).toEqual(['Steel pots in Varanasi', 'Since 1962.'])
      expect(own).toContain('property="og:title" content="Steel pots in Varanasi"')
    }
    expect(titleOf(await html('/hi/shipping'))).toBe('वाराणसी के बर्तन')
    expect(titleOf(await html('/ta/shipping'))).not.toContain('Varanasi')
    expect(titleOf(await html('/collections/all?brand=Prakash'))).not.toContain('Varanasi')
    await save({ heads: pages.map((page) => ({ page, ...NO_HEAD })) })
    expect(titleOf(await html('/'))).toBe(titleOf(usual))
  })

  it('of a product follows its own texts, and no list tells them', async () => {
    const id = await shop.saveProduct({ name: 'Kadhai' })
    const seo = { title: 'Iron kadhai, 24 cm', titleIn: {}, description: '', descriptionIn: {} }
    expect((await shop.as(keeper).put(`/api/products/${id}`, { seo })).status).toBe(200)
    const page = await html(`/product/${id}`)
    expect(titleOf(page)).toBe('Iron kadhai, 24 cm')
    expect(descriptionOf(page)).toBe('Keeps water cool all day.')
    expect(JSON.stringify((await shop.get('/api/products')).body)).not.toContain('24 cm')
    await shop.as(keeper).put(`/api/products/${id}`, { seo: null })
    expect(titleOf(await html(`/product/${id}`))).toContain('Kadhai ·')
  })

  it('is refused of no page of the shop, and from an older list', async () => {
    for (const page of ['/admin', 'https://evil.example', '/collections/all?brand=x', '/product/1'])
      expect((await save({ heads: [{ page, title: 'x' }] })).status).toBe(400)
    const desk = shop.as(keeper)
    const { body } = await desk.get('/api/admin/found')
    const change = { version: body.version, heads: [{ page: '/about', title: 'Us' }] }
    const { writes } = await usageOf(shop, () => desk.put('/api/admin/found', change))
    expect(writes).toBeLessThanOrEqual(3)
    const late = { ...change, heads: [{ page: '/about', title: 'Them' }] }
    const { status, body: refusal } = await desk.put('/api/admin/found', late)
    expect([status, refusal.code]).toEqual([409, 'changed_meanwhile'])
  })
})
