import { CATEGORIES } from '@bartan/contract/products/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import {
  cartIcon,
  expect,
  expectToast,
  logIn,
  newPhone,
  openAs,
  plentiful,
  test,
  type WireProduct,
} from '../../fixtures.ts'

const PASSWORD = 'Asha@1234'

/** Goes from the home page to the product's page and adds it to the cart. */
const addFromHome = async (page: Page, { name }: WireProduct) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: `Top ${CATEGORIES[0]} Essentials` })
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // Before the page's code arrives, a pressed link loads a page; early.js stores all other presses.
  await page.waitForLoadState()
  await expectToast(page, TEXTS.added, () =>
    page.getByRole('button', { name: 'Add to cart' }).click(),
  )
}

/** Milliseconds between keys, as fast as people type on a phone. */
const HUMAN = { delay: 120 }

const typeInto = (page: Page, label: string, text: string) =>
  page.getByLabel(label).pressSequentially(text, HUMAN)

const fillAddress = async (page: Page) => {
  await typeInto(page, 'PIN code', '411001')
  await typeInto(page, 'Address', '12 Lake Road, behind the old post office')
  await expect(page.getByLabel('City')).toHaveValue('Pune')
}

test('a guest fills a cart, registers at the till and finds the order again @smoke', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  const phone = newPhone()

  await test.step('cart as a guest', async () => {
    await addFromHome(page, product)
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
    await cartIcon(page).click()
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await drawer.getByRole('button', { name: 'Increase' }).click()
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
    await drawer.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=checkout$/)
  })

  await test.step('registration keeps the redirect and the cart', async () => {
    await page.getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/register\?redirect=checkout$/)
    await typeInto(page, 'Name', 'Asha Rao')
    await typeInto(page, 'Phone', phone)
    await typeInto(page, 'Password', PASSWORD)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
  })

  await test.step('order in two steps, a reload between them', async () => {
    await expect(page.getByLabel('Contact phone')).toHaveValue(phone)
    await expect(page.getByLabel('Contact phone')).not.toBeEditable()
    await page.getByRole('button', { name: TEXTS.orderNow }).click()
    await expect(page.getByText('City is required')).toBeVisible()
    await fillAddress(page)
    await page.getByRole('button', { name: TEXTS.orderNow }).click()
    const review = page.getByRole('heading', { name: 'Check your order' })
    await expect(review).toBeFocused()
    await expect(page.getByRole('button', { name: TEXTS.placeOrder })).toBeInViewport()
    await page.goBack()
    await expect(page.getByLabel('Address')).toHaveValue('12 Lake Road, behind the old post office')
    await page.getByRole('button', { name: TEXTS.orderNow }).click()
    await expect(review).toBeInViewport()
    await page.reload()
    await page.getByRole('button', { name: TEXTS.placeOrder }).click()
    await expect(page).toHaveURL(/\/order-confirmation$/)
  })

  await test.step('the confirmation survives a reload, the cart is empty', async () => {
    for (let visits = 0; visits < 2; visits++) {
      await expect(page.getByText('Thank you for your order!')).toBeVisible()
      await expect(page.getByText('Estimated delivery')).toBeVisible()
      await expect(page.getByText(product.name)).toBeVisible()
      await expect(cartIcon(page)).toHaveAccessibleName('Cart, empty')
      await page.reload()
    }
  })

  await test.step('Back leads to the order, not to an empty till', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/order\/[^/]+$/)
    await expect(page.getByText(product.name)).toBeVisible()
  })

  await test.step('the order is in my orders, with its details', async () => {
    await page.goto('/my-orders')
    const row = page.getByRole('row').filter({ hasText: 'Pune' })
    await expect(row).toHaveCount(1)
    await expect(row.getByText(TEXTS.pending, { exact: true })).toBeVisible()
    await expect(row.getByText(TEXTS.pendingDelivery)).toBeVisible()
    await row.getByRole('link').click()
    await expect(page.getByText(TEXTS.pendingDelivery).first()).toBeVisible()
    await expect(page.getByText('12 Lake Road, behind the old post office')).toBeVisible()
    await page.getByRole('link', { name: TEXTS.myOrders }).first().click()
    await expect(page).toHaveURL(/\/my-orders$/)
  })

  await test.step('logout leaves nothing behind', async () => {
    const guestId = await page.evaluate(() => localStorage.getItem('guestId'))
    await page.goto('/profile')
    await expect(page.getByText(phone)).toBeVisible()
    await page.getByRole('button', { name: TEXTS.logout }).click()
    await expect(page).toHaveURL(/\/login$/)
    // Entries that remain after logout: the guest's, the chosen language, and the shop's settings.
    const ofNobody = new Set(['guestId', 'cart', 'language', 'shop'])
    const ofSomebody = async () => {
      const kept = await page.evaluate(() => Object.keys(localStorage))
      return kept.filter((name) => !ofNobody.has(name))
    }
    await expect.poll(ofSomebody).toEqual([])
    const newGuestId = await page.evaluate(() => localStorage.getItem('guestId'))
    expect(newGuestId).toMatch(/^guest_\d+_/)
    expect(newGuestId).not.toBe(guestId)
    await page.goto('/order-confirmation')
    await expect(page).toHaveURL(/\/my-orders$/)
  })
})

test('a guest’s cart joins the one that the customer had @desktop', async ({
  page,
  request,
  newAccount,
}) => {
  const account = await newAccount()
  const [product] = await plentiful(request)

  await openAs(page, '/profile', { as: account.session, cart: { product } })
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 1 item')
  await page.getByRole('button', { name: TEXTS.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, empty')

  await openAs(page, '/login', { cart: { product, quantity: 2 } })
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 2 items')
  await logIn(page, account)
  await expect(page).toHaveURL(/\/$/)
  await expect(cartIcon(page)).toHaveAccessibleName('Cart, 3 items')
})
