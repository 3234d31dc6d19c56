import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { putSettings } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/** What an admin sets becomes no address that runs code: not even a shop's name that looks like one. */

const shop = await startTestShop()
const admin = shop.as(await shop.saveUser({ role: 'admin' }))

const save = (change: object) => putSettings(admin, change)

const RUNS = 'javascript:alert(1)'
const { home, look, legal } = DEFAULT_SETTINGS

it.each([
  ['mapUrl', (url: string) => ({ mapUrl: url })],
  ['social', (url: string) => ({ social: [{ name: 'X', url }] })],
  ['hero', (link: string) => ({ home: { ...home, hero: { ...home.hero, link } } })],
  ['banners', (link: string) => ({ home: { ...home, banners: [{ ...home.hero, link }] } })],
  ['tiles', (link: string) => ({ home: { ...home, tiles: [{ ...home.tiles[0], link }] } })],
  ['picture', (picture: string) => ({ home: { ...home, hero: { ...home.hero, picture } } })],
  ['logo', (logo: string) => ({ look: { ...look, logo } })],
])('%s takes addresses of the web and of the shop alone', async (_, change) => {
  for (const address of [RUNS, ' JaVaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'])
    expect((await save(change(address))).status).toBe(400)
})

it('a parcel’s address is one of the web', async () => {
  const shipment = { courier: 'DTDC', awb: '7', trackUrl: RUNS }
  const { status, body } = await admin.put('/api/admin/orders/any/shipment', shipment)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['trackUrl']])
})

/** Each address in a page, as a browser reads it. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action|formaction)="([^"]*)"/gi)].map(([, address = '']) =>
    address
      .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replaceAll(/\s/g, '')
      .toLowerCase(),
  )

const LINKS = [
  '{shop}',
  ' {shop}',
  '{shop}?a=1',
  '{officerDesignation}',
  '/x/{shop}',
  'mailto:{shop}',
]

it('no name or text of the settings becomes an address of a page', async () => {
  const { status } = await save({
    name: RUNS,
    tagline: RUNS,
    address: [RUNS],
    banner: { text: RUNS, textIn: {} },
    categories: [{ name: RUNS, nameIn: {}, picture: '', facts: [] }],
    home: { ...home, hero: { ...home.hero, title: RUNS, text: RUNS } },
    legal: {
      ...legal,
      legalName: RUNS,
      grievanceOfficer: { ...legal.grievanceOfficer, designation: RUNS },
    },
  })
  expect(status).toBe(200)
  const { version } = (await admin.get('/api/admin/pages/about')).body
  const html = `${LINKS.map((link) => `<a href="${link}">a</a>`).join('')}<p>We are {shop}, <a href="/returns">back</a></p>`
  const texts = { en: { title: '{shop}', intro: '{shop}', html } }
  expect((await admin.put('/api/admin/pages/about', { version, texts })).status).toBe(200)

  expect((await shop.get('/api/pages/about')).body.html).toBe(
    `${LINKS.map(() => '<a>a</a>').join('')}<p>We are ${RUNS}, <a href="/returns">back</a></p>`,
  )
  for (const path of ['/', '/hi', '/about', '/hi/about', '/contact', '/terms']) {
    const page = await (await fetch(shop.url + path)).text()
    expect(page).toContain(RUNS)
    const addresses = addressesIn(page)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((one) => /^(?:java|vb)script:|^data:text/.test(one))).toEqual([])
    expect(addresses.filter((one) => one.includes('javascript:') && !one.startsWith('/'))).toEqual(
      [],
    )
  }
})
