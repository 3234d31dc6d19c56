import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const shop = await startTestShop()
const admin = shop.as(await shop.saveUser({ role: 'admin' }))
await admin.put('/api/admin/settings', {
  version: 0,
  name: 'Thela & Sons',
  phone: '+91 98000 12345',
  look: { ...DEFAULT_SETTINGS.look, accent: '#7ac943' },
  languages: ['en', 'hi'],
})

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(shop.url + path, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

it.each([
  '/login',
  '/register',
  '/cart',
  '/checkout',
  '/reset-password?token=x',
  '/order/abc',
  '/admin',
  '/admin/orders/abc',
  '/hi/login',
])('a page that the browser renders bears the shop from its first byte: %s', async (path) => {
  const { status, headers, html } = await page(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(html).toContain('<title>Thela &amp; Sons')
  expect(html).toContain('data-accent="#7ac943"')
  expect(html).toMatch(/<link rel="icon" href="data:image\/svg[^"]*7ac943/i)
  expect(html).toContain('"name":"Thela \\u0026 Sons"')
  expect(html).toContain('<script type="module"')
  expect(html).not.toContain(`${SHOP.name} needs`)
  // Until its code has come.
  expect(html).toMatch(/<div id="root"><div [^>]*aria-hidden="true" data-until-drawn=""/)
  expect(html.startsWith('<!doctype html>')).toBe(true)
  expect(html).toContain(path.startsWith('/hi') ? '<html lang="hi' : '<html lang="en')
})

it.each([
  ['/cart', 'href="/collections/all"', 'Call', 'Your cart', 'This page needs JavaScript'],
  [
    '/hi/login',
    'href="/hi/collections/all"',
    'href="tel:',
    'लॉग इन',
    'इस पेज के लिए JavaScript चाहिए',
  ],
  ['/track', 'href="/contact"', 'Call', 'Track order', 'This page needs JavaScript'],
  ['/order/abc', 'href="/contact"', 'Call', 'This page needs JavaScript', 'It is switched off'],
])(
  'without JavaScript %s says why, and shows the shop’s phone and the pages that work',
  async (path, link, call, title, why) => {
    const [, noscript = ''] = /<noscript>([^]*?)<\/noscript>/.exec((await page(path)).html) ?? []
    expect(noscript).toContain('<strong>Thela &amp; Sons</strong>')
    expect(noscript).toContain(`<h1>${title}</h1>`)
    expect(noscript).toContain(why)
    expect(noscript).toContain('href="tel:+91')
    expect(noscript).toContain(call)
    expect(noscript).toContain(link)
    expect(noscript).toContain('<style>')
  },
)

it.each(['/no-such-page', '/hi/no-such-page', '/shipping/x', '/100%'])(
  'an unknown address bears the shop from its first byte, too: %s',
  async (path) => {
    const { status, headers, html } = await page(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(html).toContain('<title>Thela &amp; Sons')
    expect(html).toContain(path.startsWith('/hi') ? '<html lang="hi' : '<html lang="en')
    // Without JavaScript it says that nothing is there, not that a page needs it.
    const [, noscript = ''] = /<noscript>([^]*?)<\/noscript>/.exec(html) ?? []
    const title = path.startsWith('/hi') ? 'यह शेल्फ़ ख़ाली है' : 'This shelf is empty'
    expect(noscript).toContain(`<h1>${title}</h1>`)
    expect(noscript).not.toContain('JavaScript')
  },
)

it.each(['/api/no-such-call', '/images', '/no-such-file.php'])(
  'what is no page is answered as the API does: %s',
  async (path) => {
    const { status, headers } = await page(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  },
)

it.each([
  ['/cart', 'Your cart'],
  ['/offers', 'Offers'],
  ['/hi/wishlist', 'पसंद की सूची'],
])('shows the name of %s and what it resembles until its code is there', async (path, title) => {
  const { html } = await page(path)
  const [, drawn = ''] = /<div id="root">([^]*?)<script/.exec(html) ?? []
  expect(drawn).toContain('Thela &amp; Sons')
  expect(drawn).toContain(title)
  // What can be pressed or filled in is there only when it works.
  expect(drawn).not.toMatch(/<(?:a|button|input)\b/)
})

it('shows no page of the shop in place of the admin area', async () => {
  const { html } = await page('/admin/orders')
  const [, drawn = ''] = /<div id="root">([^]*?)<script/.exec(html) ?? []
  expect(drawn).toContain('data-until-drawn')
  expect(drawn).toContain('Thela &amp; Sons')
  expect(drawn).not.toMatch(/<(?:a|button|input|header)\b/)
})

it('lets readers without JavaScript search from a page that the server renders', async () => {
  const { html } = await page('/hi/')
  expect(html).toMatch(
    /<noscript><form action="\/hi\/collections\/all"><input type="search" [^>]*name="search"/,
  )
})

it('hides without JavaScript what needs it', async () => {
  expect((await page('/')).html).toMatch(/<noscript><style>#root :is\(button/)
})

it('is asked for again by its tag', async () => {
  const first = await page('/login')
  const etag = first.headers.get('etag') ?? ''
  expect((await page('/login', { 'if-none-match': etag })).status).toBe(304)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=50')
  expect((await page('/order/abc')).headers.get('cache-control')).toBe('no-cache')
})
