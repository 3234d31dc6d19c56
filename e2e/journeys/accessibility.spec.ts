import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cartIcon, expect, logIn, plentiful, putIntoGuestCart, test } from '../fixtures.ts'

const ADMIN = { phone: '9999999999', password: 'Admin@1234' }

/** What axe finds against WCAG 2.2 AA, in a form that a failing test shows well. */
const faultsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

const expectNoFaults = async (page: Page, path: string) => {
  await page.goto(path)
  // The network may rest while a page's code is still at work.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await faultsOf(page), path).toEqual([])
}

const GUEST_PATHS = [
  '/',
  '/collections/all',
  '/collections/all?search=zzzzzz',
  '/login',
  '/register',
  '/wishlist',
  '/shipping',
  '/contact',
]

// One screen shows most faults, and the smaller one more of them; these two differ with the screen.
const DIFFERENT = new Set(['/', '/collections/all'])

for (const path of GUEST_PATHS)
  test(
    `axe finds nothing at ${path}`,
    { tag: DIFFERENT.has(path) ? [] : '@phone' },
    async ({ page }) => {
      await expectNoFaults(page, path)
    },
  )

test('axe finds nothing on a product page', async ({ page, request }) => {
  const [product] = await plentiful(request)
  await expectNoFaults(page, `/product/${product._id}`)
})

test('axe finds nothing in the search and in the side menu', async ({ page, isMobile }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('steel')
  await expect(page.getByRole('option', { name: 'All results for “steel”' })).toBeVisible()
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
  await page.goto('/')
  await cartIcon(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faultsOf(page), 'empty').toEqual([])
  await putIntoGuestCart(page, product)
  await page.reload()
  await cartIcon(page).click()
  await expect(page.getByRole('dialog').getByText(product.name)).toBeVisible()
  expect(await faultsOf(page), 'with a line').toEqual([])
})

test(
  'axe finds nothing in what a customer sees',
  { tag: '@phone' },
  async ({ page, request, newAccount }) => {
    test.slow()
    const [product] = await plentiful(request)
    await page.goto('/')
    await putIntoGuestCart(page, product)
    await page.goto('/login?redirect=checkout')
    await logIn(page, await newAccount())
    await page.waitForURL('/checkout')
    for (const path of ['/checkout', '/profile', '/my-orders']) await expectNoFaults(page, path)
  },
)

test('axe finds nothing in the admin area', { tag: '@desktop' }, async ({ page }) => {
  test.slow()
  await page.goto('/login')
  await logIn(page, ADMIN)
  await page.waitForURL('/')
  for (const path of [
    '/admin',
    '/admin/products',
    '/admin/create-product',
    '/admin/orders',
    '/admin/users',
    '/admin/orders/new',
    '/admin/products/bulk',
    '/admin/reviews',
    '/admin/newsletter',
    '/admin/audit',
  ])
    await expectNoFaults(page, path)
})
