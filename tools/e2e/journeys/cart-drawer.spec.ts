import type { Cart } from '@bartan/contract/cart/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import { cartIcon, waitUntilStill, expect, openAs, plentiful, test } from '../fixtures.ts'

test('the icon opens and closes the cart, by mouse and by keyboard @desktop', async ({ page }) => {
  await page.goto('/collections/all')
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await cartIcon(page).click()
  await expect(drawer.getByText(TEXTS.cartEmptyDrawer)).toBeVisible()
  await cartIcon(page).click()
  await expect(drawer).toBeHidden()

  await cartIcon(page).press('Enter')
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(cartIcon(page)).toBeFocused()
})

test('the open cart is modal: focus stays in it, and the page is out of reach @smoke', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  await openAs(page, '/contact', { cart: { product } })
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText(product.name)).toBeVisible()
  expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused()
  const seen = new Set<string | null>()
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab')
    // The focus passes through the browser's own toolbar as well; then no element of the page has it.
    await expect(page.locator(':focus:not(dialog[open] *, dialog[open], body)')).toHaveCount(0)
    seen.add(await page.evaluate(() => document.activeElement?.id ?? null))
  }
  // The icon can be reached by keyboard.
  expect([...seen]).toContain('cart-button')
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/contact')
  await expect(cartIcon(page)).toBeFocused()
})

test('the cart fits a narrow phone whose keyboard is open @phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 300 })
  const [product] = await plentiful(request)
  await openAs(page, '/contact', { cart: { product } })
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText(product.name)).toBeVisible()
  await waitUntilStill(page)
  const box = await drawer.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300)
  expect(await drawer.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await drawer.getByRole('button', { name: 'Increase' }).click()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
  await drawer.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/login/)
})

const quantityOnServer = async (page: Page): Promise<number | undefined> => {
  const guestId = await page.evaluate(() => localStorage.getItem('guestId'))
  const response = await page.request.get(`/api/cart?guestId=${guestId}`)
  const cart = (await response.json()) as Cart
  return cart.products[0]?.quantity
}

test('quantities change, never below one, and a line goes @phone', async ({ page, request }) => {
  const [product] = await plentiful(request)
  await openAs(page, '/contact', { cart: { product } })
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  const more = drawer.getByRole('button', { name: 'Increase' })
  const less = drawer.getByRole('button', { name: 'Decrease' })
  await less.press('Enter')
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  for (const button of [more, more, less, more]) await button.click()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
  // The icon counts immediately; the server receives one change after another.
  await expect.poll(() => quantityOnServer(page)).toBe(3)
  await page.reload()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
  await cartIcon(page).click()
  await drawer.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(drawer.getByText(TEXTS.cartEmptyDrawer)).toBeVisible()
  await page.reload()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, empty')
})
