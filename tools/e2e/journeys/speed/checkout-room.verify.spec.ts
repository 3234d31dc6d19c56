import { expect, openAs, plentiful, test } from '../../fixtures.ts'
import { holdBack } from '../../hold-back.ts'
import { shifted, watchShifts, watchShiftsOfPages } from '../../layout-shifts.ts'
import { placeOrder } from '../../place-order.ts'

test('the checkout keeps its room while the cart is read @desktop', async ({
  page,
  request,
  newAccount,
}) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  const release = await holdBack(page, /\/api\/cart(?:[/?]|$)/)
  await openAs(page, '/checkout', { as: session, cart: { product } })
  // The page's code has loaded, and the form's placeholder is shown.
  await page.locator('main span[aria-hidden=true]').nth(3).waitFor()
  const footer = page.locator('footer')
  // Scrolls the footer's upper edge to the middle of the screen.
  await footer.evaluate((element) =>
    scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight / 2),
  )
  await expect(footer).toBeInViewport()
  await watchShifts(page)
  release()
  await expect(page.getByLabel('Address')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await shifted(page)).toBeLessThan(0.02)
})

test('the checkout keeps its room when it is reloaded far down @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await expect(page.getByLabel('Address')).toBeVisible()
  const footer = page.locator('footer')
  await footer.evaluate((element) =>
    scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight / 2),
  )
  const place = await page.evaluate(() => scrollY)
  await watchShiftsOfPages(page)
  const releaseCode = await holdBack(page, /\/checkout-page-[^/]+\.js$/)
  await page.reload()
  // The layout has loaded, but not the page's code.
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached()
  releaseCode()
  await expect(page.getByLabel('Address')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(footer).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  expect(await shifted(page)).toBeLessThan(0.02)
})

test('the checkout of who has ordered before comes whole @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  await placeOrder(request, session)
  const [product] = await plentiful(request)
  await watchShiftsOfPages(page)
  const release = await holdBack(page, /\/api\/orders\/my-orders/)
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await page.locator('main span[aria-hidden=true]').nth(3).waitFor()
  release()
  await expect(page.getByLabel('PIN code')).toHaveValue('411001')
  await page.waitForLoadState('networkidle')
  expect(await shifted(page)).toBeLessThan(0.01)
})
