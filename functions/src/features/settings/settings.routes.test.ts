import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import type { Settings } from '@bartan/contract/settings/schema'
import { describe, expect, it } from 'vitest'
import { startOwnTestShop, startTestShop } from '#testing/start-test-shop.ts'
import { readsOf, usageOf } from '#testing/usage-of.ts'

const ADMIN = '/api/admin/settings'
const [KITCHEN, BATHROOM] = DEFAULT_SETTINGS.categories

const start = async () => {
  const shop = await startOwnTestShop()
  const owner = await shop.saveUser({ role: 'admin', name: 'Owner' })
  const admin = shop.as(owner)
  const open = async (): Promise<Settings> => (await admin.get(ADMIN)).body
  const save = async (change: object, version?: number) =>
    admin.put(ADMIN, { version: version ?? (await open()).version, ...change })
  return { shop, owner, admin, open, save }
}

describe('settings', () => {
  it('are the defaults of the code until they are saved', async () => {
    const { shop, open } = await start()
    expect(await open()).toEqual(DEFAULT_SETTINGS)
    const { pinRules: _, ...known } = DEFAULT_SETTINGS
    expect((await shop.get('/api/settings')).body).toEqual(known)
  })

  it('are saved whole, and read by anyone at once', async () => {
    const { shop, admin, open } = await start()
    const before = await open()
    const wanted = {
      ...before,
      name: 'Ghar',
      shipping: { freeFrom: 499, fee: 60.5 },
      banner: { text: 'Diwali sale' },
      categories: [...before.categories, { name: 'Garden', nameIn: { hi: 'बगीचा' } }],
    }
    const { status, body } = await admin.put(ADMIN, wanted)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 1,
      name: 'Ghar',
      shipping: { freeFrom: 499, fee: 60.5 },
      banner: { text: 'Diwali sale', textIn: {}, timed: [] },
    })
    expect(await open()).toEqual(body)
    expect((await shop.get('/api/settings')).body).toMatchObject({
      name: 'Ghar',
      categories: expect.arrayContaining([
        { name: 'Garden', nameIn: { hi: 'बगीचा' }, picture: '', facts: [] },
      ]),
    })
  })

  it('are kept by the CDN for as long as another instance may not know better', async () => {
    const { shop } = await start()
    const { headers } = await shop.get('/api/settings')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
    expect(headers.get('etag')).toBeTruthy()
  })

  it('keep what is left out', async () => {
    const { save } = await start()
    await save({ name: 'Ghar' })
    expect((await save({ returnDays: 7 })).body).toMatchObject({ name: 'Ghar', returnDays: 7 })
  })

  it('cost no read per call', async () => {
    const { shop } = await start()
    await shop.get('/api/settings')
    expect(await readsOf(shop, () => shop.get('/api/settings'))).toBe(0)
    expect(await readsOf(shop, () => shop.get('/api/pin/221001'))).toBe(0)
  })

  it('reach another instance within five seconds', async () => {
    const { shop, save } = await start()
    const other = await startTestShop({ projectId: shop.shop.config.projectId })
    expect((await other.get('/api/settings')).body.name).toBe(DEFAULT_SETTINGS.name)
    await save({ name: 'Ghar' })
    other.clock.pass({ minutes: 5 / 60 })
    expect((await other.get('/api/settings')).body.name).toBe('Ghar')
    await other.stop()
  })

  it('of a document with what is no longer valid have the default there', async () => {
    const { shop, open } = await start()
    await shop.database.settings.doc('shop').set({
      version: 4,
      values: { name: 'Ghar', returnDays: -1 },
      updatedAt: shop.database.timestamp(new Date()),
    })
    expect(await open()).toMatchObject({ version: 4, name: 'Ghar', returnDays: 3 })
    expect(shop.log.entries).toMatchObject([
      { level: 'error', details: { settings: ['returnDays'] } },
    ])
  })

  it('are for admins to change', async () => {
    const { shop } = await start()
    const customer = shop.as(await shop.saveUser())
    expect(await customer.put(ADMIN, { version: 0, name: 'Mine' })).toMatchObject({ status: 403 })
    expect(await shop.get(ADMIN)).toMatchObject({ status: 401 })
  })
})

describe('two admins at once', () => {
  it('the later one is told, and nothing of theirs is saved', async () => {
    const { open, save } = await start()
    await save({ name: 'First' }, 0)
    expect(await save({ name: 'Second', returnDays: 9 }, 0)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: 1 } },
    })
    expect(await open()).toMatchObject({ version: 1, name: 'First', returnDays: 3 })
  })

  it('one of many at the same time wins', async () => {
    const { open, save } = await start()
    const replies = await Promise.all(['A', 'B', 'C', 'D'].map((name) => save({ name }, 0)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await open()).version).toBe(1)
  })

  it('a repeated call is answered like the first, and writes nothing', async () => {
    const { shop, save } = await start()
    const first = await save({ name: 'Ghar' }, 0)
    const again = async () => {
      expect(await save({ name: 'Ghar' }, 0)).toMatchObject({ status: 200, body: first.body })
    }
    expect((await usageOf(shop, again)).writes).toBe(0)
  })
})

const tile = { title: 'A', text: '', link: '/', picture: '' }
const rule = { prefix: '11', serviceable: true, days: 1 }

it.each([
  ['name', { name: ' ' }],
  ['name', { name: 5 }],
  ['name', { name: 'x'.repeat(61) }],
  ['phone', { phone: 'call me' }],
  ['whatsapp', { whatsapp: '12' }],
  ['email', { email: 'nobody' }],
  ['mapUrl', { mapUrl: 'javascript:alert(1)' }],
  ['social.0.url', { social: [{ name: 'X', url: 'javascript:alert(1)' }] }],
  ['address', { address: 'Varanasi' }],
  ['taglineIn.xx', { taglineIn: { xx: 'text' } }],
  ['banner.textIn.en', { banner: { text: 'a', textIn: { en: 'b' } } }],
  [
    'banner.timed.0.until',
    { banner: { text: '', timed: [{ text: 'a', from: '2026-11-02', until: '2026-11-01' }] } },
  ],
  [
    'banner.timed.0.from',
    { banner: { text: '', timed: [{ text: 'a', from: '2026-02-30', until: '2026-11-01' }] } },
  ],
  ['closure.takesOrders', { closure: { from: '2026-11-01', until: '2026-11-02', text: '' } }],
  ['shipping.fee', { shipping: { freeFrom: 499, fee: -1 } }],
  ['shipping.fee', { shipping: { freeFrom: 499 } }],
  ['shipping.freeFrom', { shipping: { freeFrom: 1.005, fee: 1 } }],
  ['shipping.freeFrom', { shipping: { freeFrom: '499', fee: 1 } }],
  ['pinRules.0.prefix', { pinRules: [{ ...rule, prefix: 'ab' }] }],
  ['pinRules.1.prefix', { pinRules: [rule, rule] }],
  ['pinRules.0.days', { pinRules: [{ ...rule, days: 1.5 }] }],
  ['pinRules.0.codMax', { pinRules: [{ ...rule, codMax: -5 }] }],
  ['returnDays', { returnDays: -1 }],
  ['limits.quantity', { limits: { quantity: 0, lines: 1, openValue: 1, ordersPerDay: 1 } }],
  ['languages.1', { languages: ['en', 'xx'] }],
  ['languages', { languages: ['hi'] }],
  ['languages.1', { languages: ['en', 'en'] }],
  ['categories', { categories: [] }],
  ['categories.1.name', { categories: [{ name: 'A' }, { name: 'a' }] }],
  ['categories.0.picture', { categories: [{ name: 'A', picture: 'scene:none' }] }],
  ['home.sections.1', { home: { ...DEFAULT_SETTINGS.home, sections: ['hero', 'hero'] } }],
  [
    'home.tiles.0.link',
    { home: { ...DEFAULT_SETTINGS.home, tiles: [{ ...tile, link: 'javascript:alert(1)' }] } },
  ],
  [
    'home.tiles.0.link',
    { home: { ...DEFAULT_SETTINGS.home, tiles: [{ ...tile, link: '//evil.example' }] } },
  ],
  [
    'home.tiles.0.picture',
    { home: { ...DEFAULT_SETTINGS.home, tiles: [{ ...tile, picture: 'data:x' }] } },
  ],
  ['look.accent', { look: { accent: '#12343c', logo: '' } }],
  ['look.accent', { look: { accent: 'red', logo: '' } }],
  ['look.logo', { look: { accent: '#f2a531', logo: 'https://elsewhere.example/logo.png' } }],
  ['legal.gstin', { legal: { ...DEFAULT_SETTINGS.legal, gstin: '27AAPFU0939F1ZW' } }],
  ['legal.gstin', { legal: { ...DEFAULT_SETTINGS.legal, registration: 'regular' } }],
  ['legal.state', { legal: { ...DEFAULT_SETTINGS.legal, state: 'Atlantis' } }],
  ['legal.registration', { legal: { ...DEFAULT_SETTINGS.legal, registration: 'maybe' } }],
  [
    'legal.grievanceOfficer.email',
    {
      legal: {
        ...DEFAULT_SETTINGS.legal,
        grievanceOfficer: { name: '', designation: '', phone: '', email: 'x' },
      },
    },
  ],
  ['version', { version: undefined }],
  ['version', { version: 'latest' }],
])('a bad value is an error at %s, and nothing is saved: %j', async (field, change) => {
  const { admin, open } = await start()
  const { status, body } = await admin.put(ADMIN, { version: 0, returnDays: 8, ...change })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_input' })
  expect(Object.keys(body.fields)).toContain(field)
  expect(body.message).toMatch(/\w/)
  expect(await open()).toEqual(DEFAULT_SETTINGS)
})

describe('legal identity', () => {
  it('takes a GSTIN as people write it, and none at all', async () => {
    const { save, open } = await start()
    const { legal } = await open()
    const registered = {
      ...legal,
      registration: 'regular',
      gstin: '27 aapfu0939f 1zv',
      state: 'Maharashtra',
    }
    expect((await save({ legal: registered })).body.legal.gstin).toBe('27AAPFU0939F1ZV')
    const { body } = await save({ legal: { ...legal, gstin: '' } })
    expect(body.legal).not.toHaveProperty('gstin')
  })
})

describe('a category', () => {
  it('that a product is in cannot be removed, a draft counting as well', async () => {
    const { shop, save, open } = await start()
    await shop.saveProduct({ category: BATHROOM?.name, state: 'draft' })
    expect(await save({ categories: [KITCHEN] })).toMatchObject({
      status: 409,
      body: { code: 'in_use', fields: { categories: expect.stringContaining('Bathroom') } },
    })
    expect((await open()).categories).toHaveLength(3)
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

describe('the audit trail', () => {
  const audit = async (admin: Awaited<ReturnType<typeof start>>['admin']) =>
    (await admin.get('/api/admin/audit')).body

  it('tells what was changed, and undo takes it back, and that back again', async () => {
    const { admin, save, open } = await start()
    await save({ shipping: { freeFrom: 499, fee: 60 }, pinRules: [{ ...rule, codMax: null }] })
    const [entry] = await audit(admin)
    expect(entry).toMatchObject({
      action: 'settings.changed',
      changes: {
        shipping: { from: { freeFrom: 299, fee: 50 }, to: { freeFrom: 499, fee: 60 } },
        pinRules: { from: [], to: [rule] },
      },
      undone: false,
    })
    const undo = (batch: string) => admin.post('/api/admin/audit/undo', { batch })
    expect((await undo(entry.batch)).body).toEqual({ undone: 1, skipped: [], left: 0 })
    expect(await open()).toEqual({ ...DEFAULT_SETTINGS, version: 2 })
    expect((await undo(entry.batch)).body).toEqual({ undone: 0, skipped: [], left: 0 })

    const [ofUndo] = await audit(admin)
    expect((await undo(ofUndo.batch)).body.undone).toBe(1)
    expect(await open()).toMatchObject({ version: 3, shipping: { freeFrom: 499, fee: 60 } })
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
    await save({ categories: [...DEFAULT_SETTINGS.categories, { name: 'Garden' }] })
    const [entry] = await audit(admin)
    await shop.saveProduct({ category: 'Garden' })
    expect(await admin.post('/api/admin/audit/undo', { batch: entry.batch })).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    })
  })
})

describe('a PIN code', () => {
  it('is delivered to in a day where there are no rules', async () => {
    const { shop } = await start()
    expect((await shop.get('/api/pin/560001')).body).toEqual({
      serviceable: true,
      days: 1,
      state: 'Karnataka',
    })
  })

  it('has the rule with the longest prefix', async () => {
    const { shop, save } = await start()
    await save({
      pinRules: [
        { prefix: '1', serviceable: true, days: 4, codMax: 2000 },
        { prefix: '1100', serviceable: false, days: 0 },
      ],
    })
    const told = async (pin: string) => (await shop.get(`/api/pin/${pin}`)).body
    expect(await told('110001')).toEqual({ serviceable: false, days: 0, state: 'Delhi' })
    expect(await told('110101')).toEqual({
      serviceable: true,
      days: 4,
      codMax: 2000,
      state: 'Delhi',
    })
  })

  it('has six digits', async () => {
    const { shop } = await start()
    for (const pin of ['012345', '1234', 'abcdef'])
      expect(await shop.get(`/api/pin/${pin}`)).toMatchObject({
        status: 400,
        body: { fields: { pin: expect.any(String) } },
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
    expect(await create('Garden')).toMatchObject({
      status: 400,
      body: { fields: { category: expect.stringContaining('Kitchen') } },
    })
    await save({ categories: [...DEFAULT_SETTINGS.categories, { name: 'Garden' }] })
    const { status, body } = await create('Garden')
    expect({ status, category: body.category }).toEqual({ status: 201, category: 'Garden' })
    expect(await admin.put(`/api/products/${body._id}`, { category: 'Pets' })).toMatchObject({
      status: 400,
    })
    const { body: bulk } = await admin.post('/api/admin/products/bulk', {
      rows: [
        { sku: body.sku, category: 'Pets' },
        { sku: 'NEW', ...product, category: 'Garden' },
      ],
    })
    expect(bulk.results).toMatchObject([
      { outcome: 'failed', fields: { category: expect.any(String) } },
      { outcome: 'created' },
    ])
  })

  it('never ends up in a category that is removed at the same moment', async () => {
    const { admin, save, open } = await start()
    const [one] = DEFAULT_SETTINGS.categories
    const [removed, created] = await Promise.all([
      save({ categories: [one] }, 0),
      admin.post('/api/products', { ...product, category: 'Kids' }),
    ])
    const names = (await open()).categories.map(({ name }) => name)
    if (created.status === 201) expect(names).toContain('Kids')
    expect([removed.status, created.status]).not.toEqual([200, 201])
  })
})
