import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { expect, it } from 'vitest'
import { startOwnTestShop } from '#testing/start-test-shop.ts'

const startSaving = async () => {
  const shop = await startOwnTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  let version = 0
  const save = async (change: object) => {
    const { status, body } = await admin.put('/api/admin/settings', { version, ...change })
    expect(status).toBe(200)
    version = body.version
  }
  const page = async (path: string) => (await fetch(shop.url + path)).text()
  return { shop, save, page }
}

it('pages say what the settings say, as soon as it is saved', async () => {
  const { shop, save, page } = await startSaving()
  await shop.saveProduct({ name: 'Tawa' })
  expect(await page('/')).toContain('A kitchen that lasts a lifetime')
  await save({
    name: 'Ghar & Co',
    tagline: 'Things for a house',
    taglineIn: { hi: 'घर का सामान' },
    phone: '+91 11111 22222',
    banner: { text: 'Diwali sale', textIn: { hi: 'दिवाली सेल' } },
    shipping: { freeFrom: 499, fee: 60 },
    returnDays: 7,
    categories: [...DEFAULT_SETTINGS.categories, { name: 'Balcony', nameIn: { hi: 'बाल्कनी' } }],
    home: {
      ...DEFAULT_SETTINGS.home,
      hero: {
        ...DEFAULT_SETTINGS.home.hero,
        title: 'Green balconies',
        titleIn: { hi: 'हरी बालकनी' },
      },
      sections: ['hero', 'promises'],
    },
  })
  const english = await page('/')
  for (const text of [
    '<title>Ghar &amp; Co · Things for a house</title>',
    'Diwali sale',
    'tel:+911111122222',
    'Green balconies',
    'Balcony',
    '₹499',
    '₹60',
    '7 Days Return',
    '"name":"Ghar \\u0026 Co"',
  ])
    expect(english).toContain(text)
  for (const gone of ['>Bartan', 'Plastic And Cutlery', 'id="best-seller"', '3 Days'])
    expect(english).not.toContain(gone)
  const hindi = await page('/hi')
  for (const text of ['घर का सामान', 'दिवाली सेल', 'हरी बालकनी', 'बाल्कनी'])
    expect(hindi).toContain(text)
  expect(await page('/shipping')).toContain('₹499')
  expect(await page('/sitemap.xml')).toContain('category=Balcony')
})

it('a page that is cached is another one after a change, by its ETag too', async () => {
  const { shop, save } = await startSaving()
  const tagOf = async () => (await fetch(`${shop.url}/contact`)).headers.get('etag')
  const before = await tagOf()
  expect(await tagOf()).toBe(before)
  await save({ email: 'new@example.com' })
  expect(await tagOf()).not.toBe(before)
})
