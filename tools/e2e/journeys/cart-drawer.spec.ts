import { TEXTS } from '@bartan/contract/shop/texts'
import { cartIcon, expect, expectToast, openAs, plentiful, test } from '../fixtures.ts'
import type { Cart } from '@bartan/contract/cart/schema'
import type { Page } from '@playwright/test'

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

test('focus stays with the open cart and the header', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact')
  await cartIcon(page).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
  }
})

const quantityOnServer = async (page: Page): Promise<number | undefined> => {
  const guestId = await page.evaluate(() => localStorage.getItem('guestId'))
  const response = await page.request.get(`/api/cart?guestId=${guestId}`)
  const cart = (await response.json()) as Cart
  return cart.products[0]?.quantity
}

test(
  'quantities change, never below one, and a line goes',
  { tag: '@phone' },
  async ({ page, request }) => {
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
    // The icon counts immediately; the server hears of one change after the other.
    await expect.poll(() => quantityOnServer(page)).toBe(3)
    await page.reload()
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
    await cartIcon(page).click()
    await drawer.getByRole('button', { name: `Remove ${product.name}` }).click()
    await expect(drawer.getByText(TEXTS.cartEmptyDrawer)).toBeVisible()
    await page.reload()
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, empty')
  },
)

test.describe('when the server fails', () => {
  test.use({ mayFail: [/\/api\/cart/] })

  test('the cart is as it was, and says so', { tag: '@desktop' }, async ({ page, request }) => {
    const [product] = await plentiful(request)
    await openAs(page, '/contact', { cart: { product, quantity: 2 } })
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
    await page.route('**/api/cart', (route) =>
      ['PUT', 'DELETE'].includes(route.request().method())
        ? route.fulfill({ status: 500, json: { message: 'no', code: 'internal', requestId: 'x' } })
        : route.continue(),
    )
    await cartIcon(page).click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await expectToast(page, TEXTS.cartUpdateFailed, () =>
      drawer.getByRole('button', { name: 'Increase' }).click(),
    )
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
    await expectToast(page, TEXTS.cartRemoveFailed, () =>
      drawer.getByRole('button', { name: 'Remove' }).click(),
    )
    await expect(drawer.getByText(product.name)).toBeVisible()
  })
})
