import { expect, hydrated, openAs, plentiful, test } from '../fixtures.ts'
import { shiftsOf, watchShiftsOfPages } from '../layout-shifts.ts'

test('the menu of a phone leads to the parcel, to offers, returns and help, and a guest is led to the parcel @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation')
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  for (const [name, path] of [
    ['Track order', '/track'],
    ['Offers', '/offers'],
    ['Returns', '/returns'],
    ['Help', '/contact'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  for (const path of ['/my-orders', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name: 'Track order' })).toBeVisible()
  }
})

test('on a desk the sum of a cart stands beside its goods, and stays in sight @desktop', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  await openAs(page, '/cart', { cart: { product } })
  const goods = await page.getByRole('list', { name: 'Your cart' }).boundingBox()
  const till = page.getByRole('main').getByRole('button', { name: 'Checkout' })
  const sum = await till.boundingBox()
  expect(sum?.x).toBeGreaterThan((goods?.x ?? Infinity) + (goods?.width ?? 0))
  await expect(till).toBeInViewport({ ratio: 1 })
})

test('on a phone total and Checkout are in sight however long the cart is, and cover none of its lines @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  await page.setViewportSize({ width: 390, height: 600 })
  const goods = (await plentiful(request)).slice(0, 4)
  for (const product of goods) await openAs(page, '/cart', { as: session, cart: { product } })
  const main = page.getByRole('main')
  const till = main.getByRole('button', { name: 'Checkout' })
  await expect(till).toBeInViewport({ ratio: 1 })
  await expect(main.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 })
  const last = main.getByRole('list', { name: 'Your cart' }).getByRole('button').last()
  await expect(last).not.toBeInViewport()
  await last.focus()
  const [line, bar] = [await last.boundingBox(), await till.boundingBox()]
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await main.getByRole('region', { name: 'Goes with what you chose' }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(till).not.toBeInViewport()
})

test('the filters of a phone begin folded, and what they leave is one press away @phone', async ({
  page,
}) => {
  await page.goto('/collections/all?category=Kitchen')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
  await expect(show).toBeInViewport({ ratio: 1 })
  for (const name of ['Size', 'Material', 'Brand'])
    await expect(sheet.locator(`fieldset[aria-label="${name}"]`)).toBeHidden()
  await sheet.getByText('Brand', { exact: true }).scrollIntoViewIfNeeded()
  await expect(show).toBeInViewport({ ratio: 1 })
  await show.click()
  await expect(sheet).toBeHidden()
})

test('the strip of new goods reaches the edge of the window, and the home page names a category once', async ({
  page,
}) => {
  await page.goto('/')
  const strip = page.getByRole('list', { name: 'New Arrivals' })
  const edge = await strip.evaluate((list) => list.getBoundingClientRect().right - innerWidth)
  expect(Math.round(edge)).toBe(0)
  const bathroom = page.locator('main a[href="/collections/all?category=Bathroom"]')
  await expect(bathroom).toHaveCount(1)
})

test('a search that finds nothing has nothing to filter or sort, and its page does not move', async ({
  page,
}) => {
  await watchShiftsOfPages(page)
  await page.goto('/collections/all?category=Kitchen')
  const sort = page.getByLabel('Sort by')
  await hydrated(sort)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('banner').getByRole('combobox').fill('zzzzzz')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Popular with shoppers' })).toBeVisible()
  await expect(sort).toBeHidden()
  for (const name of ['Filters', 'In stock'])
    await expect(main.getByText(name, { exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  const moved = (await shiftsOf(page)).filter(({ isAtPress }) => !isAtPress)
  const sum = moved.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(0.01)
})
