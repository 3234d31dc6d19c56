import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { describe, expect, it } from 'vitest'
import { invalid } from '#testing/refusal.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { readsOf, usageOf } from '#testing/usage-of.ts'
import { startSettings as start } from './testing/start-settings.ts'

const ADMIN = '/api/admin/settings'

describe('settings', () => {
  it('are the defaults of the code until they are saved', async () => {
    const { shop, open } = await start()
    expect(await open()).toEqual(DEFAULT_SETTINGS)
    const known = (await shop.get('/api/settings')).body
    const own = new Set(['pinRules', 'couriers', 'messages', 'orders', 'retention', 'synonyms'])
    const { pinRules, couriers, messages, orders, retention, synonyms } = DEFAULT_SETTINGS
    expect({ ...known, pinRules, couriers, messages, orders, retention, synonyms }).toEqual(
      DEFAULT_SETTINGS,
    )
    expect(Object.keys(known).filter((name) => own.has(name))).toEqual([])
  })

  it('name nobody to call, write to or visit before a seller does', async () => {
    expect((await (await start()).shop.get('/api/settings')).body).toMatchObject({
      phone: '',
      whatsapp: '',
      email: '',
      address: [],
      mapUrl: '',
      social: [],
      legal: { addresses: [], grievanceOfficer: { name: '', phone: '', email: '' } },
    })
  })

  it('are saved whole, and read by anyone at once', async () => {
    const { shop, admin, open } = await start()
    const before = await open()
    const wanted = {
      ...before,
      name: 'Ghar',
      shipping: { freeFrom: 499, fee: 60.5 },
      banner: { text: 'Diwali sale' },
      categories: [...before.categories, { name: 'Balcony', nameIn: { hi: 'बाल्कनी' } }],
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
        { name: 'Balcony', nameIn: { hi: 'बाल्कनी' }, picture: '', facts: [] },
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
    await save({ taglineIn: { hi: 'घर के लिए' } })
    expect((await save({ returnDays: 7 })).body).toMatchObject({
      name: 'Ghar',
      taglineIn: { hi: 'घर के लिए' },
      returnDays: 7,
    })
  })

  it('take phones and codes in digits of any script', async () => {
    const { save } = await start()
    const { body } = await save({
      phone: '+९१ ९८७६५–४३२१०',
      whatsapp: '०९८७६५.४३२१०',
      pinRules: [{ prefix: '११०', serviceable: true, days: 2 }],
    })
    expect(body).toMatchObject({ phone: '+91 98765-43210', whatsapp: '098765 43210' })
    expect(body.pinRules).toMatchObject([{ prefix: '110' }])
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
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
    expect((await open()).version).toBe(1)
  })

  it('the later one is told, too, where both want the same', async () => {
    const { save } = await start()
    await save({ name: 'Ghar' }, 0)
    expect(await save({ name: 'Ghar' }, 0)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { version: 1 } },
    })
  })

  it('what is so already is written no second time', async () => {
    const { shop, save } = await start()
    const first = await save({ name: 'Ghar' }, 0)
    const again = async () => {
      expect(await save({ name: 'Ghar' }, 1)).toMatchObject({ status: 200, body: first.body })
    }
    expect((await usageOf(shop, again)).writes).toBe(0)
  })
})

it('names the states with their GST codes', async () => {
  const { shop } = await start()
  const { status, body, headers } = await shop.get('/api/states')
  expect([status, body.length, headers.get('etag') !== null]).toEqual([200, 36, true])
  expect(body).toContainEqual({ name: 'Dadra and Nagar Haveli and Daman and Diu', code: '26' })
  expect(body).toContainEqual({ name: 'Uttar Pradesh', code: '09' })
})

describe('a PIN code', () => {
  it('is delivered to in a day where there are no rules', async () => {
    expect((await (await start()).shop.get('/api/pin/560001')).body).toEqual({
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

  it('is told with all states that its post offices are in', async () => {
    const { shop } = await start()
    expect((await shop.get('/api/pin/605102')).body).toMatchObject({
      state: 'Tamil Nadu',
      states: ['Tamil Nadu', 'Puducherry'],
    })
    expect((await shop.get('/api/pin/247667')).body).toEqual({
      serviceable: true,
      days: 1,
      state: 'Uttarakhand',
    })
  })

  it('is read as people write it', async () => {
    const { shop } = await start()
    for (const pin of ['560 001', '560-001', '५६०००१'])
      expect((await shop.get(`/api/pin/${encodeURIComponent(pin)}`)).body).toMatchObject({
        state: 'Karnataka',
      })
  })

  it('has six digits', async () => {
    const { shop } = await start()
    for (const pin of ['012345', '1234', 'abcdef'])
      expect(await shop.get(`/api/pin/${pin}`)).toMatchObject(invalid('pin'))
  })
})
