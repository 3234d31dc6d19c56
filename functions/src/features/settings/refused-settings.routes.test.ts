import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { startSettings as start } from './testing/start-settings.ts'

const ADMIN = '/api/admin/settings'

const tile = { title: 'A', text: '', link: '/', picture: '' }
/** By their links; names differ. */
const courier = (mark: string) => ({ name: `By ${mark}`, trackUrl: `https://x.example/${mark}` })
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
    'home.tiles.0.link',
    { home: { ...DEFAULT_SETTINGS.home, tiles: [{ ...tile, link: '/\t/evil.example' }] } },
  ],
  [
    'home.tiles.0.picture',
    { home: { ...DEFAULT_SETTINGS.home, tiles: [{ ...tile, picture: 'data:x' }] } },
  ],
  ['legal.sellsTo.0', { legal: { ...DEFAULT_SETTINGS.legal, sellsTo: ['Atlantis'] } }],
  ['legal.sellsTo.1', { legal: { ...DEFAULT_SETTINGS.legal, sellsTo: ['Goa', 'Goa'] } }],
  ['look.accent', { look: { accent: '#12343c', logo: '' } }],
  ['look.accent', { look: { accent: 'red', logo: '' } }],
  ['look.logo', { look: { accent: '#f2a531', logo: 'https://elsewhere.example/logo.png' } }],
  ['legal.gstin', { legal: { ...DEFAULT_SETTINGS.legal, gstin: '27AAPFU0939F1ZW' } }],
  ['legal.gstin', { legal: { ...DEFAULT_SETTINGS.legal, registration: 'regular' } }],
  ['legal.gstin', { legal: { ...DEFAULT_SETTINGS.legal, gstin: '09AAACH7409R1ZZ' } }],
  [
    'legal.gstin',
    {
      legal: {
        ...DEFAULT_SETTINGS.legal,
        registration: 'regular',
        state: 'Maharashtra',
        gstin: '09AAACH7409R1ZZ',
      },
    },
  ],
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
  ['messages.placed.text', { messages: { placed: { isSent: true, text: 'Hello {nome}' } } }],
  [
    'messages.shipped.textIn.hi',
    { messages: { shipped: { isSent: true, text: '{name}', textIn: { hi: '{ awb }' } } } },
  ],
  ['couriers.1.trackUrl', { couriers: [courier('{awb}'), courier('{number}')] }],
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

it('legal identity takes a GSTIN as people write it, and none at all', async () => {
  const { save, open } = await start()
  const { legal } = await open()
  const registered = {
    ...legal,
    registration: 'regular',
    gstin: '27 aapfu0939f 1zv',
    state: 'Maharashtra',
  }
  expect((await save({ legal: registered })).body.legal.gstin).toBe('27AAPFU0939F1ZV')
  // What a GSTIN says already is not asked again.
  expect((await save({ legal: { ...registered, state: '' } })).body.legal.state).toBe('Maharashtra')
  expect((await save({ legal: { ...legal, gstin: '' } })).body.legal).not.toHaveProperty('gstin')
})
