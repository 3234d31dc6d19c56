import { AxeBuilder } from '@axe-core/playwright'
import { ADMIN_PATHS } from '@bartan/contract/pages/page-paths'
import type { Page } from '@playwright/test'
import { openAsAdmin } from '../admin.ts'
import { cartIcon, waitUntilStill, expect, openAs, plentiful, test } from '../fixtures.ts'

/** axe's findings against WCAG 2.2 AA, formatted for a failed test. */
const faultsOf = async (page: Page) => {
  // Text that is still fading in has too little contrast.
  await waitUntilStill(page)
  const { violations } = await new AxeBuilder({ page })
    // Listing everything that passes takes up to ten times as long as finding what fails.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Doesn't open the page in which axe merges frames: there are none.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

const expectNoFaults = (page: Page, path: string) =>
  test.step(path, async () => {
    await expect(page).toHaveURL(path)
    // The network may be idle while a page's code still runs.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect.soft(await faultsOf(page), path).toEqual([])
  })

const expectNoFaultsAt = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path)
    await expectNoFaults(page, path)
  }
}

test('axe finds nothing on the pages that differ with the screen', async ({ page, request }) => {
  const [product] = await plentiful(request)
  // The collection comes first: Chrome would reuse a larger image cached from home, and warn about the unused
  // preload.
  await expectNoFaultsAt(page, ['/collections/all', '/', `/product/${product._id}`])
})

// One screen size reveals most faults, and the smaller one more.
test('axe finds nothing on a guest’s other pages', { tag: '@phone' }, async ({ page }) => {
  await expectNoFaultsAt(page, [
    '/collections/all?search=zzzzzz',
    '/login',
    '/register',
    '/wishlist',
    '/shipping',
    '/contact',
  ])
})

test('axe finds nothing in the search and in the side menu', async ({ page, isMobile }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('steel')
  await expect(page.getByRole('option', { name: 'All results for “steel”' })).toBeVisible()
  // Moves to the next suggestion, and the previous one is no longer selected.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await faultsOf(page), 'search').toEqual([])
  if (!isMobile) return
  await page.getByRole('button', { name: 'Close search' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await faultsOf(page), 'side menu').toEqual([])
})

test('axe finds nothing in the open cart', { tag: '@phone' }, async ({ page, request }) => {
  const [product] = await plentiful(request)
  await page.goto('/contact')
  await cartIcon(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsOf(page), 'empty').toEqual([])
  await openAs(page, '/contact', { cart: { product } })
  await cartIcon(page).click()
  await expect(page.getByRole('dialog').getByText(product.name)).toBeVisible()
  expect(await faultsOf(page), 'with a line').toEqual([])
})

test(
  'axe finds nothing in what a customer sees',
  { tag: '@phone' },
  async ({ page, request, newAccount }) => {
    const [product] = await plentiful(request)
    const { session } = await newAccount()
    await request.put('/api/users/profile', {
      headers: { authorization: `Bearer ${session.token}` },
      data: { email: 'asha@example.com' },
    })
    await openAs(page, '/checkout', { as: session, cart: { product } })
    await expectNoFaults(page, '/checkout')
    await expectNoFaultsAt(page, ['/profile', '/my-orders'])
  },
)

/** Every admin page without an id in its path, so that new pages are checked as well. */
const ADMIN_PAGES = [
  ...Object.values(ADMIN_PATHS).filter((path) => !path.includes(':')),
  'reports/stock',
  'settings/home',
].map((path) => `/admin/${path}`)

const HALF = Math.ceil(ADMIN_PAGES.length / 2)

for (const pages of [ADMIN_PAGES.slice(0, HALF), ADMIN_PAGES.slice(HALF)])
  test(
    `axe finds nothing in the admin area from ${pages[0]} on`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow()
      await openAsAdmin(page, '/admin')
      await expectNoFaults(page, '/admin')
      await expectNoFaultsAt(page, pages)
    },
  )

test('axe finds nothing in the widest lists of the admin area @desktop', async ({ page }) => {
  await openAsAdmin(page, '/admin/products')
  await expectNoFaults(page, '/admin/products')
  await expectNoFaultsAt(page, [
    '/admin/orders',
    '/admin/users',
    '/admin/reports',
    '/admin/received',
  ])
})

test(
  'the links above and below a page are as tall as a thumb needs',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/contact')
    const links = page.locator('aside a:visible, footer nav a, footer address a, summary:visible')
    const heights = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().height),
    )
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  },
)

test(
  'what is pressed around a product is as tall and wide as a thumb needs',
  { tag: '@phone' },
  async ({ page, request }) => {
    const expectTargets = async (selector: string) => {
      const controls = page.locator(selector)
      await controls.first().waitFor()
      await waitUntilStill(page)
      const sides = await controls.evaluateAll((all) =>
        all.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          return [width, height]
        }),
      )
      expect(Math.min(...sides), selector).toBeGreaterThanOrEqual(44)
    }
    const [product] = await plentiful(request)
    await page.goto('/collections/all?material=Steel')
    await expectTargets('ul[aria-label="Active filters"] button')
    await openAs(page, `/product/${product._id}`, { cart: { product } })
    await expectTargets('nav[aria-label="Breadcrumb"] a')
    await cartIcon(page).click()
    await expectTargets('dialog fieldset button')
  },
)
