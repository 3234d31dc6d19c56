import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  await admin.put('/api/admin/settings', {
    version: 0,
    name: 'Thela & Sons',
    look: { ...DEFAULT_SETTINGS.look, accent: '#7ac943' },
    languages: ['en', 'hi'],
  })
})
afterAll(() => shop.stop())

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(shop.url + path, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('a page that the browser renders bears the shop from its first byte:', () => {
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
  ])('%s', async (path) => {
    const { status, headers, html } = await page(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain('<title>Thela &amp; Sons')
    expect(html).toContain('data-accent="#7ac943"')
    expect(html).toMatch(/<link rel="icon" href="data:image\/svg[^"]*7ac943/i)
    expect(html).toContain('"name":"Thela \\u0026 Sons"')
    expect(html).toContain('<script type="module"')
    expect(html).not.toContain(`${SHOP.name} needs`)
    expect(html.startsWith('<!doctype html>')).toBe(true)
    expect(html).toContain(path.startsWith('/hi') ? '<html lang="hi' : '<html lang="en')
  })
})

it('is asked for again by its tag', async () => {
  const first = await page('/login')
  const etag = first.headers.get('etag') ?? ''
  expect((await page('/login', { 'if-none-match': etag })).status).toBe(304)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=50')
  expect((await page('/order/abc')).headers.get('cache-control')).toBe('no-cache')
})
