import { CATEGORIES } from '@bartan/contract/products/rules'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { cartIcon, expect, openAs, plentiful, SOLD_FIRST, test } from '../fixtures.ts'

test('a reload deep in a list, and Back from a product, lead to the same place', async ({
  page,
}) => {
  // Other tests add products of other materials, and buy popular ones.
  await page.goto('/collections/all?material=Plastic,Steel&sortBy=priceAsc', {
    waitUntil: 'networkidle',
  })
  const cards = page.locator('main li').filter({ has: page.locator('h3') })
  // Scrolls like a visitor who looks for something.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await cards.count()).toBeGreaterThan(48)
  }).toPass()
  const card = cards.nth(55)
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').innerText()
  const top = () => page.evaluate(() => Math.round(scrollY))
  const before = await top()
  expect(before).toBeGreaterThan(3000)

  await page.reload()
  await expect.poll(top).toBe(before)
  await expect(card).toBeInViewport()

  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect.poll(top).toBe(before)
  await expect(card).toBeInViewport()
})

test('Back leads to where the page was scrolled before its code came @phone', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/collections/all?${SOLD_FIRST}`)
  const card = page
    .locator('main li')
    .filter({ has: page.locator('h3') })
    .nth(9)
  const top = () => page.evaluate(() => Math.round(scrollY))
  await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const before = await top()
  expect(before).toBeGreaterThan(0)
  resolve()
  await page.waitForLoadState('networkidle')
  // The app has started once it has stored the cart.
  await page.waitForFunction(() => localStorage.getItem('cart') !== null)
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('heading').dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect.poll(top).toBe(before)
})

test.describe('with the cart open', () => {
  test('Back closes the cart, and Back from where it led shows the page', async ({
    page,
    request,
  }) => {
    const [product] = await plentiful(request)
    const path = `/product/${product._id}`
    await openAs(page, path, { cart: { product } })
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    const title = page.getByRole('heading', { level: 1, name: product.name })

    await cartIcon(page).click()
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(title).toBeVisible()

    // Closing by its own button leaves no history entry to go back through.
    await cartIcon(page).click()
    await drawer.getByRole('button', { name: 'Close cart' }).click()
    await expect(drawer).toBeHidden()
    await page.getByRole('link', { name: SHOP.name }).first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(title).toBeVisible()

    await cartIcon(page).click()
    await drawer.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(title).toBeVisible()
    await expect(drawer).toBeHidden()
  })

  test('a reload forgets it @phone', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: SHOP.name }).first().click()
    await expect(page).toHaveURL('/')
    await cartIcon(page).click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await expect(drawer).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })
})

test('a double tap on the enlarged image zooms once @phone', async ({ page, request }) => {
  const [product] = await plentiful(request)
  await page.goto(`/product/${product._id}`)
  await page.getByRole('button', { name: 'Enlarge the picture' }).first().click()
  const image = page.getByRole('dialog').getByRole('button', { name: 'Enlarge the picture' })
  await image.dblclick()
  await expect(image).toHaveAttribute('aria-pressed', 'true')
})

test('Back closes the filters, and only then takes them back @phone', async ({ page }) => {
  await page.goto('/')
  await page.goto('/collections/all')
  const filters = page.getByRole('dialog', { name: 'Filters' })
  const openFilters = page.getByRole('button', { name: /^Filter/ })
  await openFilters.click()
  await filters.getByText('Material', { exact: true }).click()
  await filters.getByText('Steel', { exact: true }).click()
  await expect(page).toHaveURL(/material=Steel/)
  const [category] = CATEGORIES
  const inCategory = new URLSearchParams({ category }).toString()
  await filters.getByText(category, { exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(`^${category}`))
  await page.goBack()
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL((url) => url.search === `?${inCategory}&material=Steel`)

  // A second panel shares the history entry, and a closed one leaves none.
  await openFilters.click()
  await filters.getByText('Plastic', { exact: true }).click()
  await expect(page).toHaveURL(/material=Steel,Plastic$/)
  await filters.getByRole('button', { name: 'Close filters' }).click()
  await expect(filters).toBeHidden()
  // One step back undoes all chosen filters.
  await page.goBack()
  await expect(page).toHaveURL(/all$/)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Forward brings back the filters as they were left, not the first of them @phone', async ({
  page,
}) => {
  await page.goto('/collections/all')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await filters.getByText('Material', { exact: true }).click()
  await filters.getByText('Steel', { exact: true }).click()
  await expect(page).toHaveTitle(/Steel/)
  await filters.getByText('Plastic', { exact: true }).click()
  await expect(page).toHaveTitle(/Plastic/)
  await filters.getByRole('button', { name: 'Close filters' }).click()
  await expect(filters).toBeHidden()
  await page.goBack()
  await expect(page).not.toHaveTitle(/Plastic/)
  await page.goForward()
  await expect(page).toHaveTitle(/Steel/)
  await expect(page).toHaveTitle(/Plastic/)
})

test('Back closes the search that covers the header @phone', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: SHOP.name }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Search' }).first().click()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(field).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('another language takes the place of the page, and Back leads to the one before', async ({
  page,
}) => {
  // Until the page's code is there, a link is followed as any: one entry more.
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: SHOP.name }).first().click()
  // The address changes before the page does, and a menu closes when it does.
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible()
  await expect(page).toHaveURL('/')
  const steps = await page.evaluate(() => history.length)
  await page.locator('footer summary').click()
  const hindi = page.locator('footer').getByRole('link', { name: 'हिन्दी' })
  await expect(hindi).toHaveAttribute('href', '/hi')
  await hindi.click()
  await expect(page).toHaveURL('/hi')
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.goBack()
  await expect(page).toHaveURL('/hi/contact')
})

test('Back closes the menu, and a dialog @phone', async ({ page, request }) => {
  const [product] = await plentiful(request)
  const path = `/product/${product._id}`
  await page.goto(path)
  for (const name of ['Open menu', 'Share']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(path)
  }
})
