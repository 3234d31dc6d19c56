import { cartIcon, expect, openAs, plentiful, test } from '../fixtures.ts'

test('a filter is ticked at once, and a second one adds to it @desktop', async ({ page }) => {
  await page.goto('/collections/all')
  await page.getByLabel('Steel', { exact: true }).check()
  await page.getByLabel('Plastic', { exact: true }).check()
  await expect(page).toHaveURL('/collections/all?material=Steel,Plastic')
  await page.getByLabel('Steel', { exact: true }).uncheck()
  await expect(page).toHaveURL('/collections/all?material=Plastic')
})

test('a card says by when it comes, and whether that is free', async ({ page, request }) => {
  await page.goto('/collections/all?maxPrice=298&inStock=true')
  const said = (card: number) =>
    page
      .locator('main a[data-discover] > [data-free]')
      .nth(card)
      .evaluate((line) => getComputedStyle(line, '::after').content)
  await expect.poll(() => said(0)).toMatch(/^"Delivery, \w{3} \d+ \w{3,4}"$/)
  const [product] = await plentiful(request, 'minPrice=300')
  await page.goto(`/collections/all?minPrice=300&search=${encodeURIComponent(product.name)}`)
  await expect.poll(() => said(0)).toMatch(/^"Free delivery, \w{3} \d+ \w{3,4}"$/)
})

// If Chromium may serve a stale response, it answers from its cache, and Playwright never sees such a request end.
test('a page that was seen before is loaded anew, to the end @desktop', async ({ page }) => {
  await page.goto('/collections/all', { waitUntil: 'networkidle' })
  await page.goto('/collections/all', { waitUntil: 'networkidle' })
})

test('the cart icon closes the drawer wherever the page stands @phone', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  await openAs(page, `/product/${product._id}`, { cart: { product } })
  await page.getByRole('button', { name: 'Add to cart' }).scrollIntoViewIfNeeded()
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await cartIcon(page).click()
  await expect(drawer).toBeHidden()
})
