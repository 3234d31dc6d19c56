import { TEXTS } from '@bartan/contract/shop/texts'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext } from '@playwright/test'
import { answer, DEMO_ADMIN } from '../../admin.ts'
import { cartIcon, expect, expectToast, logIn, openAs, plentiful, test } from '../../fixtures.ts'

const NEW_PASSWORD = 'Fresh@9876'

test.use({ mayFail: [/\/api\/|(securetoken|identitytoolkit)\.googleapis\.com/] })

const authorizationOf = async (
  request: APIRequestContext,
  { phone, password }: { phone: string; password: string },
): Promise<string> => {
  const response = await request.post('/api/users/login', { data: { phone, password } })
  const { token } = (await response.json()) as SignedIn
  return `Bearer ${token}`
}

test('a password changed elsewhere ends the session here, with the cart intact and the way back', async ({
  page,
  request,
  newAccount,
}) => {
  const account = await newAccount()
  const [product] = await plentiful(request)
  await openAs(page, '/login', { cart: { product, quantity: 3 } })
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
  await logIn(page, account)
  await page.waitForURL('/')
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
  // A pending call of this page would notice the ended session before the next page can.
  await page.goto('about:blank')

  const authorization = await authorizationOf(request, account)
  const changed = await request.put('/api/users/password', {
    headers: { authorization },
    data: { currentPassword: account.password, newPassword: NEW_PASSWORD },
  })
  expect(changed.status()).toBe(200)

  await page.goto('/profile')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page).toHaveURL('/login?redirect=%2Fprofile')
  await logIn(page, { ...account, password: NEW_PASSWORD })
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(account.phone)).toBeVisible()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
})

test('an account that an admin deletes is out with the next call', async ({
  page,
  request,
  newAccount,
}) => {
  const account = await newAccount()
  const { session } = account
  const [product] = await plentiful(request)
  await openAs(page, '/my-orders', { as: session, cart: { product } })
  // No pending request can notice the ended session on this page.
  await expect(page.getByText(TEXTS.noOrders)).toBeVisible()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  const authorization = await authorizationOf(request, DEMO_ADMIN)
  const deleted = await request.delete(`/api/admin/users/${session.user._id}`, {
    headers: { authorization },
  })
  expect(deleted.status(), await deleted.text()).toBe(200)
  await page.goto('/my-orders')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page).toHaveURL('/login?redirect=%2Fmy-orders')
  await logIn(page, account)
  await expect(page.getByText(TEXTS.invalidCredentials)).toBeVisible()
})

test('nothing of the profile is seen, or asked for, without a login', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(orders|users)/.test(request.url())) asked.push(request.url())
  })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Your details/.test(document.body?.textContent ?? ''))
        sessionStorage.setItem('flash', 'yes')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull()
  expect(asked).toEqual([])
})

test('a customer deletes the account', async ({ page, newAccount }) => {
  const account = await newAccount()
  await openAs(page, '/profile', { as: account.session })
  const remove = page.getByRole('button', { name: 'Delete account' })
  await remove.click()
  await remove.click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.getByLabel('Password').fill(account.password)
  await remove.click()
  await expectToast(page, 'Your account is deleted', () =>
    answer(page, 'Are you sure you want to delete your account?', 'Delete for good'),
  )
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, account)
  await expect(page.getByText(TEXTS.invalidCredentials)).toBeVisible()
})

/** The entry that the Firebase SDK keeps in local storage, aged by an hour, for any release of the shop. */
const storedSession = async (request: APIRequestContext, { user, customToken }: SignedIn) => {
  const config = await request.get('/__/firebase/init.json')
  const { apiKey } = (await config.json()) as { apiKey: string }
  const reply = await request.post(
    `/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${apiKey}`,
    { data: { token: customToken, returnSecureToken: true } },
  )
  const { idToken, refreshToken } = (await reply.json()) as Record<string, string>
  const kept = {
    uid: user._id,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() - 1 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey,
    appName: '[DEFAULT]',
  }
  return [`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify(kept)] as const
}

test('a session that an earlier release stored goes on', async ({ page, request, newAccount }) => {
  const { phone, session } = await newAccount()
  const stored = await storedSession(request, session)
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), stored)
  await openAs(page, '/profile', { as: { ...session, token: 'expired' } })
  await expect(page.getByText(phone)).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userToken')))
    .not.toBe('expired')
})
