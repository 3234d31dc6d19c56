import { openAsAdmin } from '../../admin.ts'
import { plentiful, test } from '../../fixtures.ts'
import { checkAt } from '../../page-checks.ts'

// One screen size reveals most faults, and the smaller one more (shop-pages.spec.ts).
test('axe finds nothing on the pages that differ with the screen @desktop', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  // The collection comes first: Chrome would reuse a larger image cached from home, and warn about the unused
  // preload.
  await checkAt(page, ['/collections/all', '/', `/product/${product._id}`], ['axe'])
})

test('axe finds nothing in the widest lists of the admin area @desktop', async ({ page }) => {
  await openAsAdmin(page, '/contact')
  await checkAt(
    page,
    ['/admin/products', '/admin/orders', '/admin/users', '/admin/reports', '/admin/received'],
    ['axe'],
  )
})
