import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Page } from '@playwright/test'
import { openAsAdmin } from '../../admin.ts'
import { expect, hydrated, openAs, plentiful, SOLD_FIRST, test } from '../../fixtures.ts'
import { holdBack } from '../../hold-back.ts'
import { shifted, watchShifts } from '../../layout-shifts.ts'
import { placeOrder } from '../../place-order.ts'

const ONE_PRODUCT = /\/api\/products\/[^/?]{8,}$/

for (const [language, screen] of [
  ['', '@desktop'],
  ['/hi', '@phone'],
])
  test(`a product known from a list is there at once ${language} ${screen}`, async ({ page }) => {
    const release = await holdBack(page, ONE_PRODUCT)
    await page.goto(
      `${language}/collections/all?category=${encodeURIComponent(CATEGORIES[0])}&${SOLD_FIRST}`,
      { waitUntil: 'networkidle' },
    )
    const card = page
      .locator('main li')
      .filter({ has: page.locator('h3') })
      .nth(1)
    await hydrated(card.getByRole('link'))
    const name = await card.getByRole('heading').innerText()
    await watchShifts(page)
    // Records every heading: no other one may appear in between.
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        seen.push(document.querySelector('main h1')?.textContent ?? '')
      }).observe(document.body, { childList: true, subtree: true })
    })
    const title = await page.locator('main h1').innerText()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector('main')?.innerText)).toContain('₹')
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
    expect([...new Set(seen)].filter((one) => one !== title)).toEqual([name])
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await shifted(page)).toBeLessThan(0.005)
  })

test('the image of a list stays until the larger one is there @phone', async ({ page }) => {
  await page.goto(`/collections/all?category=${encodeURIComponent(CATEGORIES[0])}&${SOLD_FIRST}`, {
    waitUntil: 'networkidle',
  })
  const release = await holdBack(page, /\/images\/upload\//)
  const card = page
    .locator('main li')
    .filter({ has: page.locator('img') })
    .first()
  await hydrated(card.getByRole('link'))
  const file = await card.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc)
  await card.getByRole('link').click()
  const image = page.locator('main li[aria-hidden=false] img')
  await expect(image.locator('..')).toHaveCSS('background-image', `url("${file}")`)
  release()
})

test('a product known from the cart alone has its name, image and price at once @phone', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  const release = await holdBack(page, ONE_PRODUCT)
  await openAs(page, '/contact', { cart: { product } })
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByRole('link', { name: product.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.locator('main')).toContainText(`₹${product.price.toLocaleString('en-IN')}`)
  await expect(page.locator('main img').first()).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('an edit form shows what the list knew, and takes changes when it has read the rest @desktop', async ({
  page,
}) => {
  const release = await holdBack(page, /\/api\/admin\/products\/[^/?]{8,}$/)
  await openAsAdmin(page, `/admin/products?${SOLD_FIRST}`)
  const row = page.getByRole('row').nth(1)
  await row.getByRole('link').first().click()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).not.toHaveValue('')
  await expect(page.locator('[inert]').filter({ has: name })).toHaveCount(1)
  release()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(name).toBeEditable()
})

/** Checks a product's page while it shows only the data of a card or suggestion. */
const expectGlimpse = async (page: Page, { name, price }: { name: string; price: string }) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('main')).toContainText(price)
  await expect(page.locator('main img').first()).toBeVisible()
}

const PRICE = /₹[\d,.]+/

test('a product known from another’s page is there at once @phone', async ({ page, request }) => {
  const [product] = await plentiful(request)
  await page.goto(`/product/${product._id}`, { waitUntil: 'networkidle' })
  const card = page
    .getByRole('region', { name: 'You May Also Like' })
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first()
  await card.scrollIntoViewIfNeeded()
  await hydrated(card.getByRole('link').first())
  const name = await card.getByRole('heading').innerText()
  const [price = ''] = PRICE.exec(await card.innerText()) ?? []
  const release = await holdBack(page, ONE_PRODUCT)
  await card.getByRole('link').first().click()
  await expectGlimpse(page, { name, price })
  release()
})

test('a product known from a suggestion is there at once @desktop', async ({ page, request }) => {
  const [product] = await plentiful(request)
  const release = await holdBack(page, ONE_PRODUCT)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill(product.name)
  await page.getByRole('option', { name: product.name }).first().click()
  await expectGlimpse(page, {
    name: product.name,
    price: `₹${product.price.toLocaleString('en-IN')}`,
  })
  release()
})

const ONE_ORDER = /\/api\/orders\/(?!my-orders)[^/?]+$/

test('an order known from the list is there at once @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const order = await placeOrder(request, session)
  const release = await holdBack(page, ONE_ORDER)
  await openAs(page, '/my-orders', { as: session })
  await page.getByRole('row').filter({ hasText: order.number }).getByRole('link').click()
  await expect(page).toHaveURL(`/order/${order._id}`)
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(page.locator('main')).toContainText(order.orderItems[0]?.name ?? '')
  await expect(page.locator('main')).toContainText(`₹${order.totalPrice.toLocaleString('en-IN')}`)
  await expect(page.locator('main img').first()).toBeVisible()
  release()
})

test('an order known from the admin’s list is there at once @desktop', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const order = await placeOrder(request, session)
  const release = await holdBack(page, ONE_ORDER)
  await openAsAdmin(page, `/admin/orders?phone=${session.user.phone}`)
  await page.getByRole('link', { name: order.number }).click()
  await expect(page).toHaveURL(`/admin/orders/${order._id}`)
  await expect(page.locator('main')).toContainText(order.orderItems[0]?.name ?? '')
  await expect(page.locator('main')).toContainText(`₹${order.totalPrice.toLocaleString('en-IN')}`)
  release()
})

test('what is below a list makes room for its next page before that comes @phone', async ({
  page,
}) => {
  await page.goto(`/collections/all?${SOLD_FIRST}`, { waitUntil: 'networkidle' })
  const cards = page.locator('main li h3')
  const shown = await cards.count()
  const release = await holdBack(page, /\/api\/products\?/)
  const end = page.locator('main [aria-busy]').last()
  await watchShifts(page)
  await end.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(end).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release()
  await expect.poll(() => cards.count()).toBeGreaterThan(shown)
  expect(await shifted(page)).toBeLessThan(0.02)
})

for (const { path, what, code } of [
  { path: '/cart', what: 'the cart has', code: /\/assets\/cart-page-/ },
  { path: '/my-orders', what: 'the list of orders has', code: /\/assets\/my-orders-page-/ },
])
  test(`${what} shapes, and no bare word, until its code has come @phone`, async ({ page }) => {
    const release = await holdBack(page, code)
    await openAs(page, path, {})
    const main = page.getByRole('main')
    await expect(main.locator('[aria-hidden=true]').first()).toBeVisible()
    await expect(main.getByText('Loading…')).toHaveCSS('position', 'absolute')
    release()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  })
