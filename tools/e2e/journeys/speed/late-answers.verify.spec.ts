import { TEXTS } from '@bartan/contract/shop/texts'
import type { User } from '@bartan/contract/users/schema'
import type { Page } from '@playwright/test'
import { setStatus } from '../../admin.ts'
import { answerLate, expectStill } from '../../answer-late.ts'
import { expect, hydrated, openAs, plentiful, test, type WireProduct } from '../../fixtures.ts'
import { holdBack } from '../../hold-back.ts'
import { shifted, shiftsOf, watchShifts, watchShiftsOfPages } from '../../layout-shifts.ts'
import { nextFrames } from '../../next-frames.ts'
import { placeOrder } from '../../place-order.ts'

test.use({ mayFail: [/\/api\/(?:users|track|grievances|checkout|newsletter|products|orders)\b/] })

const alertOf = (page: Page) => page.locator('main').getByRole('alert')

test('a wrong log-in at the till moves nothing', async ({ page, request, newAccount }) => {
  const [product] = await plentiful(request)
  const { phone } = await newAccount()
  await openAs(page, '/login?redirect=checkout', { cart: { product } })
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeAttached()
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password').fill('Wrong@1234')
  await answerLate(page, /\/users\/login$/, () =>
    page.getByRole('button', { name: 'Login' }).click(),
  )
  await expect(alertOf(page)).toHaveText(TEXTS.invalidCredentials)
  await expectStill(page)
})

test('a known phone at the registration moves nothing', async ({ page, request, newAccount }) => {
  const [product] = await plentiful(request)
  const { phone } = await newAccount()
  await openAs(page, '/register?redirect=checkout', { cart: { product } })
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeAttached()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password').fill('Asha@1234')
  const register = page.getByRole('button', { name: 'Register' })
  await answerLate(page, /\/users\/register$/, () => register.click())
  await expect(alertOf(page)).toContainText(TEXTS.userExists)
  await expectStill(page)
})

test('a link asked for instead of a forgotten password moves nothing', async ({
  page,
  newAccount,
}) => {
  const { phone } = await newAccount()
  await page.goto('/login')
  await page.getByLabel('Phone').fill(phone)
  await page.getByText('Forgot your password?').click()
  const ask = page.getByRole('button', { name: 'Send me a link' })
  await answerLate(page, /\/password-reset$/, () => ask.click())
  await expect(page.getByText(/^Request sent\./)).toBeVisible()
  await expectStill(page)
})

test('an order and a complaint of nobody move nothing', async ({ page }) => {
  await page.goto('/track')
  await page.getByLabel('Order number').fill('BR-2222')
  await page.getByLabel('Phone').fill('7000000000')
  const track = page.getByRole('button', { name: 'Track order' })
  await answerLate(page, /\/api\/track\?/, () => track.click())
  await expect(alertOf(page)).toBeVisible()
  await expectStill(page)

  await page.goto('/grievances')
  await page.getByLabel('Complaint number').fill('GR-2222')
  await page.getByLabel('Phone').last().fill('7000000000')
  const show = page.getByRole('button', { name: 'Show' })
  await answerLate(page, /\/api\/grievances\//, () => show.click())
  await expect(alertOf(page)).toBeVisible()
  await expectStill(page)

  const footer = page.locator('footer')
  await footer.getByLabel('Your email').fill('asha@example')
  const signUp = footer.getByRole('button', { name: 'Sign up' })
  await answerLate(page, /\/api\/newsletter$/, () => signUp.click())
  await expect(footer.getByRole('alert')).toBeVisible()
  await expectStill(page)
})

test('a code that is none moves nothing', async ({ page, request, newAccount }) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await page.getByRole('button', { name: 'Have a code?' }).click()
  await page.getByLabel('Code', { exact: true }).fill('NOSUCHCODE')
  const apply = page.getByRole('button', { name: 'Apply' })
  await answerLate(page, /\/checkout\/quote$/, () => apply.click())
  await expect(alertOf(page)).toBeVisible()
  await expectStill(page)
})

test('the review is another view, not the form moved', async ({ page, request, newAccount }) => {
  const [product] = await plentiful(request)
  const { session } = await newAccount()
  await page.setViewportSize({ width: 768, height: 1024 })
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await page.getByLabel('PIN code').fill('411001')
  await expect(page.getByLabel('City')).toHaveValue('Pune')
  await page.getByLabel('Address').fill('12 Lake Road')
  const order = page.getByRole('button', { name: TEXTS.orderNow })
  await answerLate(page, /\/api\/checkout$/, () => order.click())
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeFocused()
  await expectStill(page)
})

test('the profile keeps its room while the account is read', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const changed = await request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${session.token}` },
    data: { email: `${session.user.phone}@example.com` },
  })
  const user = (await changed.json()) as User
  await watchShiftsOfPages(page)
  const release = await holdBack(page, /\/api\/users\/profile$/)
  await openAs(page, '/profile', { as: { ...session, user } })
  const reminder = page.getByRole('checkbox')
  await expect(reminder).toBeDisabled()
  release()
  await expect(reminder).toBeEnabled()
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectStill(page)

  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('Wrong@1234')
  await page.getByLabel('New password').fill('Asha@5678')
  const save = page.getByRole('button', { name: 'Save' })
  await answerLate(page, /\/users\/password$/, () => save.click())
  await expect(alertOf(page)).toBeVisible()
  await expectStill(page)

  await page.getByLabel('Current password').fill('Asha@1234')
  await answerLate(page, /\/users\/password$/, () => save.click())
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectStill(page)
})

test('a review and a return that are refused move nothing', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const { _id, orderItems } = await placeOrder(request, session)
  await setStatus(request, _id, 'Delivered')
  const refuse = (path: RegExp) =>
    page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { message: 'Not now', code: 'invalid_input' } })
        : route.fallback(),
    )

  await refuse(/\/return$/)
  await openAs(page, `/order/${_id}`, { as: session })
  await page.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption({ index: 1 })
  await dialog.getByLabel('UPI ID').fill('asha@bank')
  const ask = dialog.getByRole('button', { name: 'Request return' })
  await answerLate(page, /\/return$/, () => ask.click())
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expectStill(page)

  await refuse(/\/reviews$/)
  await page.goto(`/product/${orderItems[0]?.productId}#reviews`)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.getByRole('radio').nth(3).check({ force: true })
  const send = page.getByRole('button', { name: 'Send review' })
  await answerLate(page, /\/reviews$/, () => send.click())
  await expect(alertOf(page)).toBeVisible()
  await expectStill(page)
})

test('the last page of a list leaves the footer in its place', async ({ page, request }) => {
  const query = 'limit=34&sortBy=popularity'
  const all = (await (await request.get(`/api/products?${query}`)).json()) as WireProduct[]
  // Other tests add and delete products meanwhile; this list stays as it is.
  await page.route(/\/api\/products\?.*page=/, (route) => {
    const first = (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * 24
    const headers = { 'x-total-count': String(all.length) }
    return route.fulfill({ json: all.slice(first, first + 24), headers })
  })
  const release = await holdBack(page, /\/api\/products\?.*page=2/)
  await page.goto('/collections/all')
  const sort = page.getByLabel('Sort by')
  await hydrated(sort)
  await sort.selectOption('popularity')
  const shown = page.getByText(/^Showing \d+ of 34$/)
  await expect(shown).toHaveText('Showing 24 of 34')
  const asked = page.waitForRequest(/page=2/)
  const showFooter = () =>
    page.locator('footer').evaluate((footer) => {
      footer.scrollIntoView({ behavior: 'instant' })
      scrollBy({ top: -innerHeight / 2, behavior: 'instant' })
    })
  await showFooter()
  await asked
  await nextFrames(page)
  await showFooter()
  await watchShifts(page)
  release()
  await expect(page.locator('main ul > li')).toHaveCount(34)
  await nextFrames(page)
  // Cards with longer names or a rating are taller than the placeholders: the footer moves by less than half a card.
  expect(await shifted(page), JSON.stringify(await shiftsOf(page))).toBeLessThan(0.1)
})
