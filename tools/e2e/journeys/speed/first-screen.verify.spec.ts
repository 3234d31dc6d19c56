import type { PublicSettings } from '@bartan/contract/settings/settings'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const rows = async (items: Locator) => {
  const tops = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  return new Set(tops.map(Math.round)).size
}

/** One bar below a thin line with announcement, contact and language. */
const expectOneBar = async (page: Page) => {
  const header = await page.getByRole('banner').boundingBox()
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThan(98)
}

for (const path of ['/', '/hi'])
  test(`a price is seen without scrolling, below a banner of one row: ${path} @phone`, async ({
    page,
  }) => {
    await page.goto(path)
    const card = page.locator('main li').first()
    await expect(card.getByText(/₹\d/).first()).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('button').last()).toBeInViewport({ ratio: 1 })
    const banner = page.locator('aside').first()
    await expect.poll(() => rows(banner.getByRole('link'))).toBe(1)
    const settings = await page.request.get('/api/settings')
    const { mapUrl, social } = (await settings.json()) as PublicSettings
    for (const place of ['tel:', mapUrl, ...social.map(({ url }) => url)])
      await expect(banner.locator(`a[href^="${place}"] svg`)).toBeInViewport({ ratio: 1 })
    await expect(banner.locator('summary')).toContainText(path === '/' ? 'English' : 'हिन्दी')
    await expectOneBar(page)

    // Targets stay large enough on a narrower phone, and the banner's button beside what the picture shows.
    await page.setViewportSize({ width: 360, height: 740 })
    const hero = page.locator('main a').filter({ has: page.getByRole('heading', { level: 1 }) })
    const action = await hero.locator('span').boundingBox()
    const scene = await hero.locator('img').boundingBox()
    expect((action?.x ?? Infinity) + (action?.width ?? 0)).toBeLessThan(
      (scene?.x ?? 0) + (scene?.width ?? 0) * 0.12,
    )
    await expect.poll(() => rows(banner.getByRole('link'))).toBe(1)
    await expectOneBar(page)
    for (const link of await banner.getByRole('link').all())
      expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44)

    // The main object of the large picture starts a third below its top; the text is above that.
    const featured = page.locator('main a[href$="/collection/all"]')
    await featured.scrollIntoViewIfNeeded()
    const words = await featured.locator('p').boundingBox()
    const picture = await featured.locator('img').boundingBox()
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(
      (picture?.y ?? 0) + (picture?.height ?? 0) * 0.3,
    )
  })

for (const [path, width] of [
  ['/collections/all', 1440],
  ['/offers', 1280],
] as const)
  test(`a wide screen shows four products in a row: ${path} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const cards = page.locator('main').getByRole('heading', { level: 3 })
    const inFirstRow = () =>
      cards.evaluateAll((all) => {
        const [first = NaN, ...others] = all.map((one) => one.getBoundingClientRect().top)
        return [first, ...others].filter((top) => Math.abs(top - first) < 1).length
      })
    await expect.poll(inFirstRow).toBe(4)
  })
