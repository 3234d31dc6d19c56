import type { Page, Request } from '@playwright/test'
import { expect, SOLD_FIRST, test } from '../../fixtures.ts'

/** Limit of calls that one page may make by prefetching. */
const MAX_CALLS = 2
const MAX_BYTES = 60_000

const cards = (page: Page) => page.locator('main li').filter({ has: page.locator('h3') })

const openList = async (page: Page) => {
  await page.goto(`/collections/all?${SOLD_FIRST}`, { waitUntil: 'networkidle' })
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** Moves a pointer over one card after another; on a phone, touches each card and lifts the finger elsewhere. */
const show = async (page: Page, count: number) => {
  for (let index = 0; index < count; index++) {
    const card = cards(page).nth(index)
    await card.scrollIntoViewIfNeeded()
    await card.getByRole('heading').hover()
    await card.getByRole('link').dispatchEvent('pointerdown', { button: 0 })
  }
  await page.waitForLoadState('networkidle')
}

const isCall = (request: Request) => /\/api\/products\/[^/?]+$/.test(request.url())

/** Lists load images as well, but those aren't calls. */
const isGuess = (request: Request) =>
  isCall(request) ||
  /\/assets\/(?:product-page|prefetch|cart-drawer)-/.test(request.url()) ||
  (request.resourceType() === 'fetch' && request.url().includes('/images/'))

test('at most two products and 60 kB are fetched on a guess', async ({ page }) => {
  const requests = await openList(page)
  // Prefetching starts after the page, and may not have begun yet.
  await expect(async () => {
    await show(page, 5)
    expect(requests.filter(isCall)).toHaveLength(MAX_CALLS)
  }).toPass()
  await show(page, 5)
  expect(requests.filter(isCall)).toHaveLength(MAX_CALLS)
  const guessed = requests.filter(isGuess)
  const sizes = await Promise.all(guessed.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes).toBeLessThan(MAX_BYTES)
})

test('what was fetched on a guess is not fetched again', async ({ page }) => {
  const requests = await openList(page)
  const card = cards(page).nth(1)
  await card.getByRole('heading').hover()
  await expect(async () => {
    await card.getByRole('link').dispatchEvent('pointerdown', { button: 0 })
    expect(requests.filter(isCall)).toHaveLength(1)
  }).toPass()
  const image = () =>
    requests.filter((request) => isGuess(request) && request.url().includes('/images/'))
  await expect.poll(async () => (await image()[0]?.response())?.status()).toBe(200)
  const file = image()[0]?.url()
  await card.getByRole('link').click()
  const shown = page.locator('main li[aria-hidden=false] img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(file)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(isCall)).toHaveLength(1)
})

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])
  test(`nothing is with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, 'connection', { value: facts })
    }, connection)
    const requests = await openList(page)
    await show(page, 3)
    expect(requests.filter(isGuess).map((request) => request.url())).toEqual([])
  })
