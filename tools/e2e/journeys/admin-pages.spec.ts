import { ADMIN_PATHS } from '@bartan/contract/pages/page-paths'
import { openAsAdmin, unfold } from '../admin.ts'
import { expect, plentiful, test } from '../fixtures.ts'
import { check, checkAt } from '../page-checks.ts'
import { placeOrder } from '../place-order.ts'

/** Every admin page without an id in its path, so that new pages are checked as well. */
const PAGES = [
  '/admin',
  ...Object.values(ADMIN_PATHS)
    .filter((path) => !path.includes(':'))
    .map((path) => `/admin/${path}`),
  '/admin/reports/stock',
  '/admin/settings/home',
]

const HALF = Math.ceil(PAGES.length / 2)

for (const pages of [PAGES.slice(0, HALF), PAGES.slice(HALF)])
  test(`everybody can use the admin pages from ${pages[0]} on @phone`, async ({ page }) => {
    test.slow()
    await openAsAdmin(page, '/contact')
    await checkAt(page, pages, ['axe', 'fingers'])
  })

test('everybody can use the pages of one order, one customer and one product @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const order = await placeOrder(request, session)
  const [product] = await plentiful(request)
  await openAsAdmin(page, '/contact')
  await checkAt(page, [`/admin/orders/${order._id}`], ['axe', 'fingers'])
  await expect(page.getByText(order.number).first()).toBeVisible()
  await checkAt(page, [`/admin/users/${session.user._id}`], ['axe', 'fingers'])
  await expect(page.getByText(session.user.phone).first()).toBeVisible()
  await page.goto(`/admin/products/${product._id}/edit`)
  await expect(page.getByRole('button', { name: 'Update Product' })).toBeVisible()
  await unfold(page)
  // axe takes what is below the sticky bar for a target too small.
  await check(page, 'a product', ['fingers'])
})
