import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { expect, hydrated, plentiful, test as base } from '../../fixtures.ts'
import { twoReleases } from '../../two-releases.ts'
import type { Page } from '@playwright/test'

/** A shop that stands for the release before until the test deploys this one. */
const test = base.extend<{ shop: Awaited<ReturnType<typeof twoReleases>> }>({
  shop: async ({ baseURL }, provide) => {
    const shop = await twoReleases(baseURL ?? '')
    await provide(shop)
    shop.stop()
  },
})

// The browser logs each file that is gone on the console.
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

/** The first release really has files of its own. */
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
  // A part that is still on its way would be missing after the deploy, and the page would begin anew by itself.
  await page.waitForLoadState('networkidle')
  shop.deploy()
  // Its code was not loaded before it was gone: what is typed stands, and trying again begins with the new release.
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
  // As above: half of the code of one release and half of the other would be no page of either.
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
  // As a cache keeps it: the document comes from before, its code is asked for after the deploy.
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

    // Its files are gone from the shop, but stored.
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
    // Of the release before there is nothing left but what a page loads by its name, which ends by its age.
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

/** Addresses that earlier releases handed out: in bookmarks, mails, messages and search results. */
const EARLIER = [
  ['/collection/all', `/collections/${ALL_COLLECTION}`],
  ['/collections', `/collections/${ALL_COLLECTION}`],
  ['/hi/collection/all?sortBy=newest', `/hi/collections/${ALL_COLLECTION}?sortBy=newest`],
  ['/contact/', '/contact'],
  ['/about?utm_source=mail', '/about?utm_source=mail'],
  ['/my-orders', '/my-orders'],
  ['/admin/orders?returns=open', '/login'],
] as const

for (const [earlier, now] of EARLIER)
  test(`the address ${earlier} leads to ${now} @desktop`, async ({ page }) => {
    await page.goto(earlier)
    await expect.poll(() => page.url().replace(process.env.SHOP_URL ?? '', '')).toContain(now)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Page not found')).toHaveCount(0)
  })
