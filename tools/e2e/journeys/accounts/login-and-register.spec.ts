import { TEXTS } from '@bartan/contract/shop/texts'
import { expect, logIn, test } from '../../fixtures.ts'

test.use({ mayFail: [/\/api\/users\/(login|register)$/] })

test('a session survives a reload, and ends in every tab @smoke', async ({
  page,
  context,
  newAccount,
}) => {
  const account = await newAccount()
  await page.goto('/login?redirect=/my-orders')
  await logIn(page, account)
  await expect(page).toHaveURL(/\/my-orders$/)
  await expect(page.getByText(TEXTS.noOrders)).toBeVisible()
  const elsewhere = await context.newPage()
  await elsewhere.goto('/profile')
  await expect(elsewhere.getByText(account.phone)).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: TEXTS.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(elsewhere).toHaveURL(/\/login$/)
})

test('a token that is over is renewed, and without a renewal the login says why', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  await page.goto('/login')
  await logIn(page, account)
  await expect(page).toHaveURL(/\/$/)
  // Ends the session as a day's absence would.
  const outlive = () =>
    page.evaluate(() => {
      const [head = '', body = '', sign = ''] = (localStorage.getItem('userToken') ?? '').split('.')
      const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object
      const past = btoa(JSON.stringify({ ...claims, exp: 1 })).replaceAll('=', '')
      localStorage.setItem('userToken', [head, past, sign].join('.'))
      localStorage.setItem('userTokenExpiry', '1')
    })
  await outlive()
  await page.goto('/my-orders')
  await expect(page.getByText(TEXTS.noOrders)).toBeVisible()

  await outlive()
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('firebase:')) localStorage.removeItem(name)
  })
  await page.goto('/my-orders')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await logIn(page, account)
  await expect(page).toHaveURL(/\/my-orders$/)
  await expect(page.getByText(TEXTS.noOrders)).toBeVisible()
})

test('a device whose clock is two hours ahead logs in once', async ({ page, newAccount }) => {
  const { phone, password } = await newAccount()
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000)
  await page.goto('/login')
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/my-orders')
  await expect(page.getByText('You have no orders')).toBeVisible()
})
