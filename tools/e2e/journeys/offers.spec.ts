import { CATEGORIES } from '@bartan/contract/products/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { APIRequestContext, Page } from '@playwright/test'
import { adminHeaders, unique } from '../admin.ts'
import { expect, openAs, SOLD_FIRST, test } from '../fixtures.ts'

const DAY_MS = 86_400_000

/**
 * Creates products of a separate brand at ₹400, and offers on that brand only, so that other tests' prices don't
 * change.
 */
const openShop = async (request: APIRequestContext) => {
  const [brand, code] = [unique('Brand'), unique('FRIENDS').slice(0, 20)]
  const headers = await adminHeaders(request)
  const popular = await request.get(`/api/products?limit=1&${SOLD_FIRST}`)
  const [{ images }] = (await popular.json()) as [{ images: object[] }]
  const product = {
    name: `Lota ${brand}`,
    description: 'Heavy, flat and even.',
    sku: unique('OFFER'),
    price: 400,
    countInStock: 50,
    category: CATEGORIES[0],
    brand,
    sizes: ['1 L'],
    colors: ['Plain'],
    images,
  }
  const created = await request.post('/api/products', { headers, data: product })
  expect(created.status()).toBe(201)
  const from = new Date(Date.now() - DAY_MS).toISOString()
  const until = new Date(Date.now() + 2 * DAY_MS)
  const offers = [
    { kind: 'sale', percent: 25, to: until.toISOString() },
    { kind: 'amount', amount: 50, minimum: 700, name: `Big ${brand}` },
    { kind: 'percent', percent: 10, code, minimum: 301 },
  ]
  for (const offer of offers) {
    const data = {
      name: `Offer ${brand}`,
      active: true,
      from,
      scope: { brands: [brand] },
      ...offer,
    }
    const made = await request.post('/api/admin/offers', { headers, data })
    expect(made.status(), await made.text()).toBe(201)
  }
  await expect
    .poll(async () => {
      const found = await request.get(`/api/products?search=${encodeURIComponent(brand)}`)
      return ((await found.json()) as { price: number }[]).map(({ price }) => price)
    })
    .toEqual([300])
  return { brand, code, name: product.name, until }
}

/**
 * Presses a control that changes the cart and waits until the shop has saved it, because the next page reads it
 * again.
 */
const saved = (page: Page, method: string, name: string) =>
  Promise.all([
    page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === '/api/cart' && response.request().method() === method,
    ),
    page.getByRole('button', { name }).click(),
  ])

// A code whose conditions aren't met is refused.
test.use({ mayFail: [/\/api\/checkout\/quote/] })

test('a shopper sees what is on offer, what is missing for more, and uses a code from a link', async ({
  page,
  request,
  newAccount,
}) => {
  const { brand, code, name, until } = await openShop(request)
  const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'Asia/Kolkata' })
  const ends = `Ends ${weekday.format(until.getTime() - 1)}`

  await test.step('on the card and the page, with its end', async () => {
    const { session } = await newAccount()
    await openAs(page, `/?code=${code.toLowerCase()}`, { as: session })
    await page.goto(`/collections/all?search=${encodeURIComponent(brand)}&discount=1`)
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('₹300')
    await expect(card).toContainText('₹400')
    await expect(card).toContainText(ends)
    await card.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(ends)
  })

  await test.step('in the cart, with what is missing for the next one', async () => {
    await page.waitForLoadState()
    await saved(page, 'POST', 'Add to cart')
    await page.goto('/cart')
    await expect(page.getByText(`Add ₹400 more: Big ${brand}`)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(ends)
  })

  await test.step('a code from the link says at the till what it lacks', async () => {
    await page.goto('/checkout')
    await expect(page.getByText('Add goods for ₹1 more to use this code')).toBeVisible()
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code.toLowerCase())
  })

  await test.step('and holds as soon as it may', async () => {
    await page.goto('/cart')
    await saved(page, 'PUT', 'Increase')
    await expect(page.getByText(`Add ₹100 more: Big ${brand}`)).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByText(`${code} is applied`)).toBeVisible()
    await expect(page.getByText(`Discount (${code})`)).toBeVisible()
    await expect(page.getByText('-₹60')).toBeVisible()
  })

  await test.step('what holds by itself needs no code', async () => {
    await page.goto('/cart')
    await saved(page, 'PUT', 'Increase')
    await expect(page.getByText(`Discount (Big ${brand})`)).toBeVisible()
    await expect(page.getByText('-₹50')).toBeVisible()
  })

  await test.step('on the order stands which one it was', async () => {
    await page.goto('/checkout')
    await expect(page.getByText(`${code} is applied`)).toBeVisible()
    for (const [label, typed] of [
      ['PIN code', '411001'],
      ['Address', '12 Lake Road'],
      ['City', 'Pune'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: TEXTS.orderNow, exact: true }).click()
    await page.getByRole('button', { name: TEXTS.placeOrder, exact: true }).click()
    await page.waitForURL(/order-confirmation/)
    await expect(page.getByText(`Discount (${code})`)).toBeVisible()
    // A used code is removed from local storage.
    expect(await page.evaluate(() => localStorage.getItem('offerCode'))).toBeNull()
  })
})
