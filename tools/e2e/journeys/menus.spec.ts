import type { Page } from '@playwright/test'
import { openAsAdmin } from '../admin.ts'
import { waitUntilStill, expect, test } from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'

/** Throttles the CPU to the slowest phone that shops are opened with. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('a menu opens by the first press, also on a slow machine', async ({
  page,
  request,
  newAccount,
}) => {
  const { _id } = await placeOrder(request, (await newAccount()).session)
  await slowDown(page)
  await openAsAdmin(page, `/admin/orders/${_id}`)
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await button.click()
  const menu = page.getByRole('menu', { name: 'Print' })
  await expect(menu).toBeFocused()
  await page.keyboard.press('l')
  const active = () =>
    menu.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent,
    )
  await expect.poll(active).toMatch(/^Labels/)
  await page.keyboard.press('Home')
  await expect.poll(active).toMatch(/^Print invoice/)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('a menu flips at the edge of the screen and stays within it', async ({
  page,
  request,
  newAccount,
}) => {
  const { _id } = await placeOrder(request, (await newAccount()).session)
  await openAsAdmin(page, `/admin/orders/${_id}`)
  const button = page.getByRole('button', { name: 'Print', exact: true })
  await expect(button).toBeVisible()
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const sideOf = async (block: ScrollLogicalPosition) => {
    await button.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    await button.press('Enter')
    const menu = page.getByRole('menu', { name: 'Print' })
    await expect(menu).toBeFocused()
    await waitUntilStill(page)
    const [at, box] = [await button.boundingBox(), await menu.boundingBox()]
    if (!at || !box) throw new Error('It is not shown')
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(size.width)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(size.height)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    return box.y < at.y ? 'above' : 'below'
  }
  // Makes the page scrollable, however short the order is.
  await page.addStyleTag({ content: 'main { padding-block: 100vh !important }' })
  expect(await sideOf('start')).toBe('below')
  expect(await sideOf('end')).toBe('above')
})
