import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { describe, expect, it } from 'vitest'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

// Renders with what `npm run build` left in web/dist.

const start = async () => {
  const shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const save = (change: object) => saveSettings(admin, change)
  const get = (path: string) => fetch(shop.url + path, { redirect: 'manual' })
  const page = async (path: string) => (await get(path)).text()
  return { save, get, page }
}

describe('the look', () => {
  it('is in the head of every page, with what is derived from it', async () => {
    const { save, page } = await start()
    expect(await page('/contact')).not.toContain('data-accent')
    await save({ look: { accent: '#7fd1c7', logo: '/images/upload/v1/products/logo.webp' } })
    const html = await page('/contact')
    expect(html).toMatch(
      /<style data-accent="#7fd1c7">:root\{--colors-saffron:#7fd1c7;--colors-saffron-deep:#[\da-f]{6};--colors-saffron-tint:#[\da-f]{6}\}/,
    )
    expect(html).toContain('src="/images/upload/v1/products/logo.webp"')
    expect(html).toContain('<link rel="icon" href="/images/upload/v1/products/logo.webp">')
    await save({ look: DEFAULT_SETTINGS.look })
    const usual = await page('/contact')
    expect(usual).not.toContain('data-accent')
    expect(usual).toContain('<link rel="icon" href="/favicon.svg">')
  })

  it('is in what stands in the place of a page that the browser renders, and nothing before that', async () => {
    const { save, page } = await start()
    await save({ look: { accent: '#7fd1c7', logo: '/images/upload/v1/products/logo.webp' } })
    for (const path of ['/cart', '/profile', '/admin']) {
      const [, root = ''] = (await page(path)).split('<div id="root">')
      expect(root).toMatch(/^<div [^>]*data-until-drawn=""/)
      expect(root).toContain('src="/images/upload/v1/products/logo.webp"')
    }
  })

  it('is in the icon of the tab as well: the logo, or the drawn one in the accent color', async () => {
    const { save, page } = await start()
    await save({ look: { accent: '#7fd1c7', logo: '' } })
    const [, icon = ''] = /<link rel="icon" href="([^"]+)">/.exec(await page('/hi')) ?? []
    expect(icon).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(icon)).toContain('#7fd1c7')
    expect((await page('/')).match(/rel="icon"/g)).toHaveLength(1)
  })
})

it('the manifest has name, words and logo of the settings, in each language that is offered', async () => {
  const { save, get } = await start()
  await save({
    name: 'Ghar & Co',
    tagline: 'For the house',
    taglineIn: { hi: 'घर के लिए' },
    look: { accent: '#f2a531', logo: '/images/upload/v1/products/logo.webp' },
  })
  const reply = await get('/manifest.webmanifest')
  expect(reply.headers.get('content-type')).toContain('application/manifest+json')
  expect(reply.headers.get('cache-control')).toContain('s-maxage=50')
  expect(await reply.json()).toMatchObject({
    name: 'Ghar & Co',
    short_name: 'Ghar & Co',
    description: 'For the house',
    start_url: '/',
  })
  const hindi = await (await get('/manifest.hi.webmanifest')).json()
  expect(hindi).toMatchObject({ lang: 'hi-IN', description: 'घर के लिए', start_url: '/hi' })
  expect(JSON.stringify(hindi)).toContain('logo.webp')
  expect((await get('/manifest.xx.webmanifest')).status).toBe(404)
  const staff = await (await get('/manifest.staff.webmanifest')).json()
  expect(staff).toMatchObject({
    name: 'Ghar & Co Admin',
    scope: '/admin',
    share_target: { action: '/admin/orders/new', method: 'POST' },
  })
})

describe('the languages', () => {
  it('that are offered are named in menu, head and sitemap, the first one for everybody else', async () => {
    const { save, page } = await start()
    await save({ languages: ['ta', 'en'] })
    const html = await page('/contact')
    const alternates = [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['ta-IN', 'https://bartan.example/ta/contact'],
      ['en-IN', 'https://bartan.example/contact'],
      ['x-default', 'https://bartan.example/ta/contact'],
    ])
    expect(html).toContain('name="first-language" content="ta"')
    expect(html).toContain('தமிழ்')
    expect(html).not.toContain('हिन्दी')
    const sitemap = await page('/sitemap.xml')
    expect(sitemap).toContain('<loc>https://bartan.example/ta/contact</loc>')
    expect(sitemap).not.toContain('/hi/contact')
  })

  it('that are not lead to the same page without one', async () => {
    const { save, get, page } = await start()
    await save({ languages: ['ta', 'en'] })
    const reply = await get('/hi/contact?a=b')
    expect({ status: reply.status, to: reply.headers.get('location') }).toEqual({
      status: 302,
      to: '/contact?a=b',
    })
    expect((await get('/hi')).headers.get('location')).toBe('/')
    expect((await get('/ta/contact')).status).toBe(200)
    expect((await get('/manifest.hi.webmanifest')).status).toBe(404)
    await save({ languages: ['en', 'hi'] })
    expect((await get('/hi/contact')).status).toBe(200)
    expect(await page('/contact')).not.toContain('first-language')
  })
})
