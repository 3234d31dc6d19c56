import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { shifted, shiftsOf, watchShifts } from '../layout-shifts.ts'
import { firstMet, SLOWED, slowDown, slowness } from '../press-times.ts'

/** Limit from the press to the painted tick, with the CPU throttled: twice the usual time. */
const TICK_MS = 100

/** Holds back a filter's lists and counts until the returned function is called. */
const holdBack = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/api\/products(?:\/facets)?\?/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Presses a checkbox and waits until the next frame is done. */
const tick = (target: Locator) =>
  target.evaluate(
    (box: HTMLInputElement) =>
      new Promise<{ ms: number; isTicked: boolean }>((resolve) => {
        const start = performance.now()
        box.click()
        requestAnimationFrame(() =>
          setTimeout(() => resolve({ ms: performance.now() - start, isTicked: box.checked })),
        )
      }),
  )

const names = (page: Page) => page.locator('main li h3').allInnerTexts()

test('a tick does not wait for the list, and nothing jumps when that comes @desktop', async ({
  page,
}) => {
  await page.goto(`/collections/all?category=${encodeURIComponent(CATEGORIES[0])}`, {
    waitUntil: 'networkidle',
  })
  const before = await names(page)
  const release = await holdBack(page)
  await watchShifts(page)
  const steel = page.getByLabel('Steel', { exact: true })
  const timeTick = async () => {
    await slowDown(page, SLOWED)
    const { ms, isTicked } = await tick(steel)
    await slowDown(page, 1)
    expect(isTicked, 'in the next frame').toBe(true)
    const machine = ms < TICK_MS ? 1 : await slowness(page)
    if (ms < TICK_MS * machine) return undefined
    await steel.uncheck()
    return `${ms.toFixed()} ms, the machine ${machine.toFixed(1)} times as slow`
  }
  expect(await firstMet(timeTick)).toBeUndefined()
  await page.getByRole('button', { name: 'Green' }).first().click()
  await expect(page.getByRole('button', { name: 'Remove filter Green' })).toBeVisible()
  await expect(page.getByLabel('Steel', { exact: true })).toBeChecked()
  expect(await names(page)).toEqual(before)
  release()
  await expect(page).toHaveURL(
    `/collections/all?category=${encodeURIComponent(CATEGORIES[0])}&color=Green&material=Steel`,
  )
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const response = await page.request.get(
    `/api/products?category=${encodeURIComponent(CATEGORIES[0])}&color=Green&material=Steel&limit=24`,
  )
  const wanted = ((await response.json()) as { name: string }[]).map(({ name }) => name)
  await expect.poll(() => names(page)).toEqual(wanted)
  expect(await shifted(page)).toBeLessThan(0.01)
})

test('on a phone, the grid stays where it is @phone', async ({ page }) => {
  await page.goto('/hi/collections/all', { waitUntil: 'networkidle' })
  await watchShifts(page)
  await page.getByRole('button', { name: 'फ़िल्टर' }).click()
  const drawer = page.getByRole('dialog', { name: 'फ़िल्टर' })
  await drawer.getByText('मटीरियल').click()
  // What is unfolded moves what is below it.
  const steel = drawer.getByLabel('स्टील', { exact: true })
  await expect(steel).toBeVisible()
  expect((await shiftsOf(page)).flatMap(({ what }) => what).join()).not.toContain('LI')
  await watchShifts(page)
  await steel.check()
  await drawer.getByRole('button', { name: 'नीला' }).click()
  await drawer.getByRole('button', { name: 'देखें' }).click()
  await expect(page).toHaveURL('/hi/collections/all?color=Blue&material=Steel')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await shifted(page)).toBeLessThan(0.01)
})
