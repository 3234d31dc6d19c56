import { openAsAdmin } from '../admin.ts'
import { expect, hydrated, newPhone, openAs, plentiful, test } from '../fixtures.ts'
import { expectTargets } from '../touch-targets.ts'

// The narrowest common phone, where labels wrap first.
test.use({ viewport: { width: 360, height: 780 } })

const PAGES = [
  '/',
  '/collections/all',
  '/product/none',
  '/wishlist',
  '/login',
  '/register',
  '/contact',
  '/privacy',
  '/grievances',
  '/track',
]

// The address of a deleted product is answered by 404.
test.use({ mayFail: [/\/product(s\/|\/)none\b/] })

for (const path of PAGES)
  test(`${path} has targets for a shopper's finger`, async ({ page }) => {
    await page.goto(path)
    await expectTargets(page)
  })

test("the menu has targets for a shopper's finger", async ({ page }) => {
  await page.goto('/hi')
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTargets(page)
})

test("a product and the checkout have targets for a shopper's finger", async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const [product] = await plentiful(request)
  await openAs(page, `/product/${product._id}`, { as: session, cart: { product } })
  await expectTargets(page)
  for (const path of ['/checkout', '/profile', '/my-orders']) {
    await page.goto(path)
    await expectTargets(page)
  }
})

test('the header has room for an admin as well, and cuts no word', async ({ page }) => {
  await openAsAdmin(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible()
  await expectTargets(page)
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  expect(await search.evaluate((pill) => pill.scrollWidth - pill.clientWidth)).toBe(0)
})

test('the thanks for signing up stand where the form stood', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('region', { name: 'Newsletter' })
  const email = box.getByLabel('Your email')
  // The footer hydrates when it becomes visible.
  await email.scrollIntoViewIfNeeded()
  await hydrated(email)
  const height = async () => (await box.boundingBox())?.height
  const before = await height()
  await email.fill(`${newPhone()}@example.com`)
  await box.getByRole('button', { name: 'Sign up' }).click()
  await expect(box.getByText(/^Thank you/)).toBeVisible()
  expect(await height()).toBe(before)
})
