import { AxeBuilder } from '@axe-core/playwright'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import { expect, openAs, plentiful, test } from '../fixtures.ts'

const toastOf = (page: Page, text: string) => page.getByRole('status', { name: text })

/** Causes a failure toast, which stays five seconds: long enough to move the pointer to it. */
const failToAdd = async (page: Page) => {
  await page.route('**/api/cart', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } })
      : route.continue(),
  )
  const [product] = await plentiful(page.request)
  await page.goto(`/product/${product._id}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  return toastOf(page, TEXTS.cartAddFailed)
}

test.describe('a toast @desktop', () => {
  test.use({ mayFail: [/\/api\/cart/] })

  test('waits while the pointer or the focus is on it, below the header', async ({ page }) => {
    await page.clock.install()
    const toast = await failToAdd(page)
    // Under the pointer it stays for as long as what follows takes.
    await toast.hover()
    const header = await page.locator('header').first().boundingBox()
    const below = (header?.y ?? 0) + (header?.height ?? 0)
    // The toast slides in, perhaps away from under the pointer.
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(below)
    await toast.hover()
    const { violations } = await new AxeBuilder({ page }).include('[data-scope=toast]').analyze()
    expect(violations).toEqual([])
    await page.clock.runFor(60_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 700)
    await page.clock.runFor(6000)
    await expect(toast).toBeHidden()
  })
})

test.describe('a toast over an open dialog @desktop', () => {
  test.use({ mayFail: [/\/api\/cart/] })

  test('can be reached and dismissed there', async ({ page }) => {
    const [product] = await plentiful(page.request)
    await openAs(page, '/contact', { cart: { product, quantity: 2 } })
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { message: 'No', code: 'internal' } })
        : route.continue(),
    )
    await drawer.getByRole('button', { name: /^Increase quantity/ }).click()
    const toast = toastOf(page, TEXTS.cartUpdateFailed)
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()
    await expect(drawer).toBeVisible()
  })
})
