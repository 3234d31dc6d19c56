import type { Locator, Page } from '@playwright/test'
import { setStatus } from '../../admin.ts'
import { expect, openAs, plentiful, test } from '../../fixtures.ts'
import { shiftsOf, watchShiftsOfPages } from '../../layout-shifts.ts'
import { nextFrames } from '../../next-frames.ts'
import { placeOrder } from '../../place-order.ts'

// A guest's orders, and forms that are sent empty.
test.use({ mayFail: [/./] })

const MAX_PRESSES = 6

/** What answers on the page itself; dialogs lie above it. */
const ANSWERS_HERE =
  'button:visible:enabled:not([tabindex="-1"], [aria-haspopup=dialog]), summary:visible'

/** Names of buttons that leave the page, cover it, or empty it. */
const LEAVES = /logout|delete|cancel|buy again|order now|^checkout|^remove|^share/i

/** Presses by the keyboard, which reaches what a bar covers, and presses nothing if the button is gone. */
const press = async (page: Page, button: Locator) => {
  const [name] = await button.evaluateAll((found) =>
    found.map((one) => {
      if (one instanceof HTMLElement) one.focus()
      return one.ariaLabel ?? one.textContent ?? ''
    }),
  )
  if (name === undefined || LEAVES.test(name.trim())) return
  await page.keyboard.press('Enter')
  await page.waitForLoadState('networkidle')
  await nextFrames(page)
  await page.keyboard.press('Escape')
  await nextFrames(page)
}

/** What moves by itself, also after presses: Cumulative Layout Shift, which leaves out what answers a press at once. */
const expectCalm = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  const buttons = page.getByRole('main').locator(ANSWERS_HERE)
  const count = Math.min(MAX_PRESSES, await buttons.count())
  for (let place = 0; place < count; place++) await press(page, buttons.nth(place))
  const moved = (await shiftsOf(page)).filter(({ isAtPress }) => !isAtPress)
  const sum = moved.reduce((all, { value }) => all + value, 0)
  expect(sum, `${page.url()}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(0.01)
}

test('nothing moves after presses on the pages of a guest @phone', async ({ page, request }) => {
  const [product] = await plentiful(request)
  await watchShiftsOfPages(page)
  await openAs(page, `/product/${product._id}`, { cart: { product } })
  await expectCalm(page)
  for (const path of [
    '/',
    '/collections/all?category=Kitchen',
    '/hi/collections/all?search=steel',
    '/collections/all?search=zzzzzz',
    '/cart',
    '/login',
    '/register',
    '/offers',
    '/track',
    '/grievances',
    '/contact',
    '/shipping',
    '/nothing-here',
    '/product/none',
  ]) {
    await page.goto(path)
    await expectCalm(page)
  }
})

test('nothing moves after presses on the pages of a customer @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const [product] = await plentiful(request)
  const order = await placeOrder(request, session)
  const delivered = await placeOrder(request, session)
  await setStatus(request, delivered._id, 'Delivered')
  await watchShiftsOfPages(page)
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await expectCalm(page)
  const lastOrder = JSON.stringify({ userId: session.user._id, orderId: order._id })
  await page.evaluate((last) => sessionStorage.setItem('lastOrder', last), lastOrder)
  for (const path of [
    '/order-confirmation',
    '/cart',
    '/my-orders',
    `/order/${order._id}`,
    `/order/${delivered._id}`,
    '/profile',
    '/wishlist',
  ]) {
    await page.goto(path)
    await expectCalm(page)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})
