import { TEXTS } from '@bartan/contract/shop/texts'
import { cartIcon, expect, logIn, openAs, plentiful, test } from '../fixtures.ts'

test('the cart’s badge follows what is done in another tab', async ({
  page,
  context,
  request,
  newAccount,
}) => {
  const account = await newAccount()
  const [product] = await plentiful(request)
  await openAs(page, '/contact', { cart: { product } })
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  // The code that listens to other tabs loads after the page.
  await page.waitForLoadState('networkidle')

  const other = await context.newPage()
  await other.goto(`/product/${product._id}`)
  await other.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cartIcon(other)).toHaveAccessibleName('Cart, 2 items')
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')

  // Login brings the cart along; logout empties it.
  await other.goto('/login')
  await logIn(other, account)
  await expect(other).toHaveURL('/')
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toContain(account.phone)
  await other.goto('/profile')
  await other.getByRole('button', { name: TEXTS.logout }).click()
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, empty')
})
