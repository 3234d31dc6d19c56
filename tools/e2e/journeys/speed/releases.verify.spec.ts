import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import type { Page } from '@playwright/test'
import { expect, hydrated, plentiful, test as base } from '../../fixtures.ts'
import { twoReleases } from '../../two-releases.ts'

/** A shop that simulates the previous release until the test deploys the current one. */
const test = base.extend<{ shop: Awaited<ReturnType<typeof twoReleases>> }>({
  shop: async ({ baseURL }, provide) => {
    const shop = await twoReleases(baseURL ?? '')
    await provide(shop)
    shop.stop()
  },
})

// The browser logs each missing file.
test.use({ mayFail: [/./] })

const typeName = async (page: Page, url: string) => {
  await page.goto(`${url}/register`)
  const name = page.getByLabel('Name')
  await hydrated(name)
  await name.fill('Asha Rao')
}

const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  )

/** Checks that the page uses files of this release only. */
const expectRelease = async (page: Page, release: 'before' | 'now') => {
  const files = await filesOf(page)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((name) => name.includes('~')).length > 0).toBe(release === 'before')
}

test('a tab of the release before keeps what was typed, and goes on with the new one @desktop', async ({
  page,
  shop,
}) => {
  await typeName(page, shop.url)
  await expectRelease(page, 'before')
  // A chunk that is still loading would be missing after the deploy, and the page would reload by itself.
  await page.waitForLoadState('networkidle')
  shop.deploy()
  // Its code wasn't loaded before the deploy: typed text stays, and "Try again" loads the new release.
  await page.getByRole('button', { name: 'Search' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'We could not reach the shop.' }).first()
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
  const loaded = page.waitForEvent('load')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
  await expectRelease(page, 'now')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('combobox')).toBeVisible()
})

test('a tab of the release before goes to a page whose code is gone, and Back to what was typed @desktop', async ({
  page,
  shop,
}) => {
  await typeName(page, shop.url)
  // Wait for all chunks, because a mix of two releases' code would be no valid page.
  await page.waitForLoadState('networkidle')
  shop.deploy()
  const loaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click()
  await loaded
  await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible()
  await expectRelease(page, 'now')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
})

test('a document of the release before, whose files are gone, is loaded anew @phone', async ({
  page,
  shop,
}) => {
  // Simulates a cached document: it is of the old release, and its code is requested after the deploy.
  await page.route(/\/assets\/(?!early-)[^?]*\.js$/, async (route) => {
    shop.deploy()
    await route.continue()
  })
  let documents = 0
  page.on('domcontentloaded', () => (documents += 1))
  await page.goto(shop.url)
  await expect.poll(() => documents).toBe(2)
  await hydrated(page.getByRole('button', { name: /^Cart, / }))
  await expectRelease(page, 'now')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the one of the release before serves its tab, and is followed by the new one @desktop', async ({
    page,
    context,
    request,
    shop,
  }) => {
    const [product] = await plentiful(request)
    await page.goto(`${shop.url}/contact`)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    shop.deploy()

    // The shop no longer has these files, but the service worker has cached them.
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox')).toBeVisible()

    await page.goto(`${shop.url}/product/${product._id}`)
    const heading = page.getByRole('heading', { level: 1, name: product.name })
    await expect(heading).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting === null,
    )
    // Only the cache `files` may keep files of the previous release, until they expire.
    const stored = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name !== 'files')
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return keys.flat().map(({ url }) => url)
      })
    await expect.poll(async () => (await stored()).filter((url) => url.includes('~'))).toEqual([])
    expect((await stored()).filter((url) => url.includes('/assets/')).length).toBeGreaterThan(50)
    await expect(heading).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expectRelease(page, 'now')
  })
})

/** Addresses of earlier releases: in bookmarks, mails, messages and search results. */
const EARLIER = [
  ['/collection/all', `/collections/${ALL_COLLECTION}`],
  ['/collections', `/collections/${ALL_COLLECTION}`],
  ['/hi/collection/all?sortBy=newest', `/hi/collections/${ALL_COLLECTION}?sortBy=newest`],
  ['/contact/', '/contact'],
  ['/about?utm_source=mail', '/about?utm_source=mail'],
  ['/my-orders', '/my-orders'],
  ['/admin/orders?returns=open', '/login'],
] as const

test('addresses of earlier releases lead to pages @desktop', async ({ page }) => {
  for (const [earlier, now] of EARLIER)
    await test.step(`${earlier} to ${now}`, async () => {
      await page.goto(earlier)
      await expect.poll(() => page.url().replace(process.env.SHOP_URL ?? '', '')).toContain(now)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByText('Page not found')).toHaveCount(0)
    })
})
