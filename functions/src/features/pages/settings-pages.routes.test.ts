import { CATEGORIES } from '@bartan/contract/products/rules'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { expect, it } from 'vitest'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

const startSaving = async () => {
  const shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  const save = (change: object) => saveSettings(admin, change)
  const page = async (path: string) => (await fetch(shop.url + path)).text()
  return { shop, save, page }
}

it('pages say what the settings say, as soon as it is saved', async () => {
  const { shop, save, page } = await startSaving()
  await shop.saveProduct({ name: 'Tawa' })
  expect(await page('/')).toContain(DEFAULT_SETTINGS.home.hero.title)
  await save({
    name: 'Thela & Sons',
    tagline: 'Things for a house',
    taglineIn: { hi: 'घर का सामान' },
    phone: '+91 11111 22222',
    banner: { text: 'Diwali sale', textIn: { hi: 'दिवाली सेल' } },
    shipping: { freeFrom: 777, fee: 66 },
    returnDays: DEFAULT_SHOP.returnDays + 4,
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
    '<title>Thela &amp; Sons · Things for a house</title>',
    'Diwali sale',
    'tel:+911111122222',
    'Green balconies',
    'Balcony',
    '₹777',
    '₹66',
    `${DEFAULT_SHOP.returnDays + 4} Days Return`,
    '"name":"Thela \\u0026 Sons"',
  ])
    expect(english).toContain(text)
  for (const gone of [
    `>${SHOP.name.replaceAll('&', '&amp;')}`,
    'Plastic And Cutlery',
    'id="best-seller"',
    ` ${DEFAULT_SHOP.returnDays} Days`,
  ])
    expect(english).not.toContain(gone)
  const hindi = await page('/hi')
  for (const text of ['घर का सामान', 'दिवाली सेल', 'हरी बालकनी', 'बाल्कनी'])
    expect(hindi).toContain(text)
  expect(await page('/shipping')).toContain('₹777')
  const bench = await shop.saveProduct({ category: 'Balcony' })
  await shop.shop.catalog.productsChanged([bench])
  expect(await page('/sitemap.xml')).toContain('category=Balcony')
})

it('the sitemap names no list that is empty, whose page asks not to be indexed', async () => {
  const { shop, page } = await startSaving()
  const lists = async () =>
    [...(await page('/sitemap.xml')).matchAll(/<loc>[^<]*(\/collections\/[^<]*)/g)].map(
      ([, path]) => path,
    )
  const [full, empty] = CATEGORIES.map((category) => `/collections/all?category=${category}`)
  expect(await lists()).toEqual([])
  const tawa = await shop.saveProduct({ category: CATEGORIES[0], collection: '' })
  await shop.shop.catalog.productsChanged([tawa])
  expect(new Set(await lists())).toEqual(new Set(['/collections/all', full]))
  expect(await page(full ?? '')).not.toContain('noindex')
  expect(await page(empty ?? '')).toContain('noindex')
})

it('a page that is cached is another one after a change, by its ETag too', async () => {
  const { shop, save } = await startSaving()
  const tagOf = async () => (await fetch(`${shop.url}/contact`)).headers.get('etag')
  const before = await tagOf()
  expect(await tagOf()).toBe(before)
  await save({ email: 'new@example.com' })
  expect(await tagOf()).not.toBe(before)
})
