import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import { openAsAdmin, openProductForm } from '../../admin.ts'
import { createProduct, logIn } from '../../desk-night.ts'
import { expect, test } from '../../fixtures.ts'
import { shifted, watchShiftsOfPages } from '../../layout-shifts.ts'
import { expectTargets, tooSmall } from '../../touch-targets.ts'

test.use({ viewport: { width: 390, height: 844 } })

const previewOf = (page: Page) => page.frameLocator('iframe[title="How it looks"]')

test('a product is a low row, whose stock is changed in place', async ({ page }) => {
  await openAsAdmin(page, '/admin/products?search=steel')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(heights.length).toBeGreaterThan(5)
  expect(Math.max(...heights)).toBeLessThanOrEqual(72)
  await expect(rows.first()).toContainText('₹')
  await expect(rows.first().locator('img')).toBeVisible()
  await rows
    .first()
    .getByRole('button', { name: /^Stock of/ })
    .tap()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeEditable()
  await expectTargets(page)
})

test('no brand is broken within its name on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openAsAdmin(page, '/admin/products?search=supremewere')
  const names = page.locator('tbody th a span').filter({ hasText: /^Supremewere / })
  await names.first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const lines = await names.evaluateAll((all) =>
    all.map(({ firstChild }) => {
      const word = document.createRange()
      word.setStart(firstChild!, 0)
      word.setEnd(firstChild!, 'Supremewere'.length)
      return word.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('the view that is looked at is whole in sight among the others', async ({ page }) => {
  await openAsAdmin(page, '/admin/orders?status=Shipped')
  const chip = page.getByRole('navigation', { name: 'What there is to do' })
  // The number at its end makes it wider.
  await expect(chip.locator('[aria-current]')).toHaveText(/\d/)
  await expect(chip.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})

test('a month of GST does not jump while it loads', async ({ page }) => {
  await watchShiftsOfPages(page)
  await openAsAdmin(page, '/admin/gst')
  await expect(page.getByRole('heading', { name: 'Tables of GSTR-1' })).toBeVisible()
  expect(await shifted(page)).toBeLessThan(0.05)
})

test('the preview of the home page is as wide as its screen', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/home')
  await page.getByRole('button', { name: 'Phone' }).tap()
  const preview = previewOf(page)
  await expect(preview.getByRole('heading', { name: TEXTS.newArrivals })).toBeVisible()
  const width = await preview.locator('html').evaluate((html) => html.scrollWidth)
  expect(width).toBe(390)
})

test('a long size stays within the form, with a button for a finger', async ({ page }) => {
  await openProductForm(page)
  await page.getByLabel('Sizes', { exact: true }).fill('Twelvelitres'.repeat(6))
  await expect(page.getByRole('button', { name: /^Remove Twelve/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await tooSmall(page)).toEqual([])
})

test('a category is opened by a press on the middle of its name', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/categories')
  await page.locator('summary').first().click()
  await expect(page.getByLabel('Name', { exact: true }).first()).toBeVisible()
})

test('the title of the menu can be read', async ({ page }) => {
  await openAsAdmin(page, '/admin/audit')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Admin' })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('the menu of a product with a long name is whole on the screen', async ({ page, request }) => {
  const headers = await logIn(request)
  const { _id, name: ending } = await createProduct({ request, headers })
  const name = `Airtight grain storage drum with lid and two handles, food grade: ${ending}`
  await request.put(`/api/products/${_id}`, { headers, data: { name } })
  await openAsAdmin(page, `/admin/products?search=${encodeURIComponent(ending)}`)
  await page.getByRole('button', { name: `More of ${name}` }).tap()
  const last = page.getByRole('menuitem', { name: `Duplicate ${name}` })
  await expect(last).toBeInViewport({ ratio: 1 })
  const { scrollWidth, clientWidth } = await last.evaluate((item) => ({
    scrollWidth: item.scrollWidth,
    clientWidth: item.clientWidth,
  }))
  expect(scrollWidth).toBe(clientWidth)
})
