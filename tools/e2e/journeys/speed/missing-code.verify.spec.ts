import { TEXTS } from '@bartan/contract/shop/texts'
import type { Locator, Page, Request } from '@playwright/test'
import { cartIcon, expect, hydrated, openAs, plentiful, test } from '../../fixtures.ts'

/** The browser logs each file that fails to load. */
test.use({ mayFail: [/./] })

const alert = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: `${TEXTS.errorPrefix}We could not reach the shop.` })
    .first()

/**
 * Opens something for the first time while offline: the page stays and shows an error. Once online, "Try again" loads
 * a new document, because browsers remember a module that failed.
 */
const failsAndOpens = async (page: Page, opener: Locator, wanted: Locator) => {
  await hydrated(opener)
  await page.waitForLoadState('networkidle')
  const at = page.url()
  await page.context().setOffline(true)
  await opener.click()
  await expect(alert(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  const again = alert(page).getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeEnabled()
  await page.context().setOffline(false)
  const loaded = page.waitForEvent('load')
  await again.click()
  await loaded
  await expect(alert(page)).toHaveCount(0)
  if (page.url() === at) await opener.click()
  await expect(wanted).toBeVisible()
}

test('the cart, whose code comes behind the page, opens without a connection @phone', async ({
  page,
}) => {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const code = page.waitForResponse(/\/assets\/cart-drawer-/)
  await page.goto('/')
  await code
  // The file arrives together with its imports.
  await expect.poll(() => underWay.size).toBe(0)
  await page.context().setOffline(true)
  await cartIcon(page).click()
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})

test('the search @desktop', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('button', { name: 'Search' })
  await failsAndOpens(page, search, page.getByRole('combobox'))
})

test('what could not be opened can be left @desktop', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('button', { name: 'Search' })
  await hydrated(search)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await search.click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert(page)).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('the menu @phone', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await failsAndOpens(page, menu, page.getByRole('dialog', { name: 'Menu' }))
})

test('the filters @phone', async ({ page }) => {
  await page.goto('/collections/all')
  const filters = page.getByRole('button', { name: 'Filters' })
  await failsAndOpens(page, filters, page.getByRole('dialog', { name: 'Filters' }))
})

test('an enlarged picture @phone', async ({ page, request }) => {
  const [product] = await plentiful(request)
  await openAs(page, `/product/${product._id}`, {})
  const enlarge = page.getByRole('button', { name: /^Enlarge/ })
  await failsAndOpens(page, enlarge.first(), page.getByRole('dialog'))
})

/** The link in the header or, on a phone, in the menu, which this opens. */
const wishlistLink = async (page: Page, isMobile: boolean) => {
  if (!isMobile) return page.getByRole('banner').getByRole('link', { name: 'Wishlist' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Wishlist' })
}

test('a page', async ({ page, isMobile }) => {
  await page.goto('/contact')
  const wishlist = await wishlistLink(page, isMobile)
  await failsAndOpens(page, wishlist, page.getByRole('heading', { name: 'Wishlist', level: 1 }))
})

/** Removes files as a new release does, until a reload brings a document of that release. */
const removeUntilRenewed = async (page: Page, file: RegExp) => {
  let loads = 0
  await page.route(file, (route) =>
    loads > 1 ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return { isRenewed: () => loads > 1 }
}

test('a page whose file is gone is loaded anew by itself @phone', async ({ page, isMobile }) => {
  await removeUntilRenewed(page, /\/assets\/wishlist-page-/)
  await page.goto('/contact')
  const wishlist = await wishlistLink(page, isMobile)
  const loaded = page.waitForEvent('load')
  await wishlist.click()
  await loaded
  await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible()
})

test('a page that was rendered with files that are gone is loaded anew by itself @desktop', async ({
  page,
}) => {
  const { isRenewed } = await removeUntilRenewed(page, /\/assets\/(?!early-)[^?]*\.js$/)
  await page.goto('/')
  // A press on the old document would be lost with it.
  await expect.poll(isRenewed).toBe(true)
  await cartIcon(page).click()
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible()
})

test('a page is loaded anew once, not for ever @desktop', async ({ page, isMobile }) => {
  await page.route(/\/assets\/wishlist-page-/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/contact')
  const wishlist = await wishlistLink(page, isMobile)
  const loaded = page.waitForEvent('load')
  await wishlist.click()
  await loaded
  await expect(alert(page)).toBeVisible()
  await expect(alert(page).getByRole('button', { name: 'Try again' })).toBeEnabled()
})
