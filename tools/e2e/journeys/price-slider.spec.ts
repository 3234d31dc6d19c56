import type { Page } from '@playwright/test'
import { waitUntilStill, expect, expectEnd, test } from '../fixtures.ts'

/** On a phone the filters are behind a button. */
const openFilters = async (page: Page) => {
  await page.goto('/collections/all')
  const button = page.getByRole('button', { name: 'Filters', exact: true })
  if (await button.isVisible()) await button.click()
  // Ark's thumbs, which aren't inputs.
  const thumb = (name: string) => page.locator(`[data-scope=slider][aria-label="${name}"]`)
  await expect(thumb('Highest price')).toBeVisible()
  await waitUntilStill(page)
  return { lowest: thumb('Lowest price'), highest: thumb('Highest price') }
}

test('both ends of the price slider are dragged, and stand in the address', async ({ page }) => {
  const { lowest, highest } = await openFilters(page)
  const [from, to] = [await lowest.boundingBox(), await highest.boundingBox()]
  if (!from || !to) throw new Error('The slider is not shown')
  const middle = from.y + from.height / 2
  const left = from.x + from.width / 2
  const length = to.x + to.width / 2 - left
  const drag = async (start: number, end: number) => {
    await page.mouse.move(left + length * start, middle)
    await page.mouse.down()
    await page.mouse.move(left + length * ((start + end) / 2), middle)
    await page.mouse.move(left + length * end, middle)
    await page.mouse.up()
  }
  await drag(1, 0.5)
  await expect(page).toHaveURL(/maxPrice=500/)
  await drag(0, 0.2)
  await expect(page).toHaveURL(/minPrice=200/)
  await expect(page).toHaveURL(/maxPrice=500/)
  // A thumb stops at the other one.
  await drag(0.2, 0.9)
  await expectEnd(page, 'Lowest price', 500)
  await expectEnd(page, 'Highest price', 500)
})
