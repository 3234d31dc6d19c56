import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { PublicSettings } from '@bartan/contract/settings/settings'
import { SHOP } from '@bartan/contract/shop/shop-config'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, newPhone, plentiful, test, type WireProduct } from '../fixtures.ts'
import { shifted, watchShiftsOfPages } from '../layout-shifts.ts'

const TEXTS = join(import.meta.dirname, '../../../web/src/i18n/hi/shop.json')
const { words } = JSON.parse(readFileSync(TEXTS, 'utf8')) as { words: Record<string, string> }

const NAME = 'Asha Rao'
const ADDRESS = { address: '12 Lake Road', city: 'Pune', postalCode: '411001' }

/** Texts in Latin letters in any language: the shop's own names, other languages' names, and sample addresses. */
const NAMES = [
  SHOP.name,
  'WhatsApp',
  // Printed so on every pack.
  'MRP',
  'BPA',
  // Units and grades of steel, foam and pressure.
  'AISI',
  'PU',
  'psi',
  'English',
  'you@example.com',
  NAME,
  ...NAME.split(' '),
  ADDRESS.address,
  ADDRESS.city,
]

type Product = {
  name: string
  nameHi?: string
  description: string
  sizes: string[]
  colors: string[]
  brand: string
  images: { altText: string }[]
}

/** Brands, what a product without a Hindi name says (other tests sell such), and the seller's picture descriptions. */
const namesOfGoods = async (request: APIRequestContext): Promise<string[]> => {
  const products = (await (await request.get('/api/products?limit=100')).json()) as Product[]
  return products.flatMap(({ name, nameHi, description, sizes, colors, brand, images }) => [
    brand,
    ...(nameHi
      ? []
      : [name, description, ...[...sizes, ...colors].filter((one) => !(one in words))]),
    ...images.map(({ altText }) => altText),
  ])
}

type Written = { title?: string; name?: string; text?: string; action?: string }

/** Texts that the seller gave no Hindi for, which are shown as they are. */
const untranslated = async (request: APIRequestContext): Promise<string[]> => {
  const { tagline, email, address, social, banner, categories, home, legal } = (await (
    await request.get('/api/settings')
  ).json()) as PublicSettings
  const written: Written[] = [banner, ...categories, home.hero, ...home.tiles, ...home.banners]
  return written
    .flatMap(({ title = '', name = '', text = '', action = '' }) => [title, name, text, action])
    .concat(tagline, legal.legalName, legal.addresses)
    .concat(
      email,
      address,
      social.map(({ name }) => name),
    )
    .filter((text) => !(text in words))
}

type Told = {
  facts?: { name: string; value: string }[]
  declarations?: { manufacturer?: string; bis?: { standard?: string } }
}

/**
 * Splits `1 L: 14 cm wide · 2 L: 16 cm wide`: the whole value, and each size's, as the page shows it for a chosen
 * size.
 */
const withParts = (value: string): string[] => [
  value,
  ...value.split(' · ').map((part) => part.slice(part.indexOf(': ') + 1).trim()),
]

/** A product's facts and maker are the seller's own words; only common fact names have a Hindi text. */
const factsOf = async (request: APIRequestContext, { _id }: WireProduct): Promise<string[]> => {
  const reply = await request.get(`/api/products/${_id}`)
  const { facts = [], declarations = {} } = (await reply.json()) as Told
  const { manufacturer = '', bis: { standard = '' } = {} } = declarations
  return [...facts.flatMap(({ value }) => withParts(value)), manufacturer, standard]
}

type Review = { author: string; text: string }

/** Customers write reviews in any language. */
const reviewsOf = async (request: APIRequestContext, { _id }: WireProduct): Promise<string[]> => {
  const reply = await request.get(`/api/products/${_id}/reviews?limit=100`)
  return ((await reply.json()) as Review[]).flatMap(({ author, text }) => [author, text])
}

/** All texts of the page, visible ones and those for screen readers. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      if (parentElement?.checkVisibility() && !parentElement.closest('script, style, noscript'))
        texts.push(node.textContent ?? '')
    }
    const names = ['aria-label', 'alt', 'placeholder', 'title']
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (element.checkVisibility())
        texts.push(...names.map((name) => element.getAttribute(name) ?? ''))
    return texts
  })

const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    // Order ids and numbers, SKUs, and the language's abbreviation.
    .replaceAll(/\b\w{20}\b|\bBR-\w{5}\b|[A-Z]{2,}-[A-Z]{2,}-\d+(?:-[A-Z\d.]+)*|^HI$/g, '')

const latinOf = (texts: readonly string[], names: readonly string[]): string[] => [
  ...new Set(texts.filter((text) => /[A-Za-z]{2,}/.test(withoutNames(text, names)))),
]

/** Checks that the page is in Hindi, except for the given names. */
const hindiOnly =
  (page: Page, namesOf: () => Promise<readonly string[]>) => async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
    // Other tests add products meanwhile, so each check reads the names again.
    await expect
      .poll(async () => latinOf(await textsOf(page), await namesOf()), 'left in English')
      .toEqual([])
  }

/** Keeps all names ever read: other tests delete products that this page still shows. */
const remembering = (read: () => Promise<readonly string[]>) => {
  const known = new Set<string>()
  return async (): Promise<string[]> => {
    for (const one of await read()) known.add(one)
    return [...known]
  }
}

// An offer code that doesn't exist.
test.use({ mayFail: [/\/api\/checkout\/quote$/] })

test('a shopper reads Hindi from the first page to the order', async ({ page, request }) => {
  test.slow()
  const [product] = await plentiful(request)
  const reviews = await reviewsOf(request, product)
  const ownTexts = await untranslated(request)
  const namesOf = remembering(() => namesOfGoods(request))
  const speaksHindi = hindiOnly(page, async () => [
    ...NAMES,
    ...(await namesOf()),
    ...reviews,
    ...ownTexts,
    ...(await factsOf(request, product)),
  ])
  const phone = newPhone()
  await namesOf()

  await test.step('home, and the kitchen, filtered', async () => {
    await page.goto('/hi')
    await speaksHindi()
    await page.goto(
      `/hi/collections/all?category=${encodeURIComponent(CATEGORIES[0])}&material=Steel`,
    )
    const kitchen = words[CATEGORIES[0]] ?? CATEGORIES[0]
    await expect(page.getByRole('heading', { level: 1, name: kitchen, exact: true })).toBeVisible()
    await speaksHindi()
  })

  await test.step('a product, into the cart', async () => {
    await page.goto(`/hi/product/${product._id}`)
    await page.getByRole('button', { name: 'कार्ट में डालें', exact: true }).click()
    await speaksHindi()
    await page.getByRole('button', { name: /^कार्ट में \d/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await speaksHindi()
    await page.getByRole('dialog').getByRole('button', { name: 'ऑर्डर की ओर बढ़ें' }).click()
    await expect(page).toHaveURL(/\/hi\/login\?redirect=checkout$/)
    await speaksHindi()
  })

  await test.step('registration, at first without a name', async () => {
    await page.getByRole('link', { name: 'खाता बनाएँ' }).click()
    // The login page has fields of the same names, and stays until the next page's code has loaded.
    await expect(page.getByLabel('नाम')).toBeVisible()
    await page.getByLabel('फ़ोन').fill('12345')
    await page.getByLabel('पासवर्ड').fill('Asha@1234')
    await page.getByRole('button', { name: 'खाता बनाएँ' }).click()
    await expect(page.getByText('कृपया नाम भरें')).toBeVisible()
    await speaksHindi()
    await page.getByLabel('नाम').fill(NAME)
    await page.getByLabel('फ़ोन').fill(phone)
    await page.getByRole('button', { name: 'खाता बनाएँ' }).click()
    await expect(page).toHaveURL(/\/hi\/checkout$/)
  })

  await test.step('the order, in two steps', async () => {
    await page.getByRole('button', { name: 'ऑर्डर करें' }).click()
    await expect(page.getByText('कृपया पता भरें')).toBeVisible()
    await page.getByLabel('पता').fill(ADDRESS.address)
    await page.getByLabel('शहर').fill(ADDRESS.city)
    await page.getByLabel('पिन कोड').fill(ADDRESS.postalCode)
    await page.getByRole('button', { name: 'कोई कोड है?' }).click()
    await page.getByLabel('कोड', { exact: true }).fill('0000000000')
    await page.getByRole('button', { name: 'लगाएँ' }).click()
    await expect(page.getByText('यह कोड सही नहीं है')).toBeVisible()
    await speaksHindi()
    await page.getByRole('button', { name: 'ऑर्डर करें' }).click()
    await page.getByRole('button', { name: 'ऑर्डर पक्का करें' }).click()
    await expect(page).toHaveURL(/\/hi\/order-confirmation$/)
    await expect(page.getByText('आपके ऑर्डर के लिए धन्यवाद!')).toBeVisible()
    await speaksHindi()
  })

  await test.step('my orders, and the order', async () => {
    await page.goto('/hi/my-orders')
    await expect(page.getByText('पहुँचना बाक़ी')).toBeVisible()
    await speaksHindi()
    await page.getByRole('row').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'ऑर्डर की जानकारी' })).toBeVisible()
    await speaksHindi()
    await page.goto('/hi/profile')
    await speaksHindi()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a Hindi page that the browser renders does not move when its letters arrive', async ({
    page,
  }) => {
    await watchShiftsOfPages(page)
    await page.goto('/hi/login', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await shifted(page)).toBeLessThan(0.02)
  })
})
