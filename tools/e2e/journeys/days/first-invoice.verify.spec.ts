import type { Checkout } from '@bartan/contract/checkout/schema'
import type { Order } from '@bartan/contract/orders/schema'
import { addressOf, lineOf } from '@bartan/contract/testing/people'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_ADMIN } from '../../admin.ts'
import { countedActions } from '../../counted-actions.ts'
import { expect, newPhone, test, type WireProduct } from '../../fixtures.ts'
import { runShop } from '../../run-shop.ts'

/** From the log-in to the bill of the first order, with name, delivery, legal identity, a look and a product. */
const MAX_TO_INVOICE = 60

const MAX_TO_RAISE_PRICES = 8

type Actions = ReturnType<typeof countedActions>

const SAVED = 'Saved. The shop has it within seconds.'

const save = async ({ press }: Actions, page: Page) => {
  await press('Save')
  await expect(page.getByText(SAVED)).toBeVisible()
}

/** By the menu of a phone. */
const go = async ({ press }: Actions, to: string) => {
  await press('Open menu')
  await press(to, 'link')
}

const logIn = async ({ type, fill, press }: Actions, page: Page) => {
  await type('Phone', DEMO_ADMIN.phone)
  await fill(page.getByLabel('Password'), DEMO_ADMIN.password)
  await press('Login')
  await press('Admin', 'link')
}

const introduce = async (actions: Actions, page: Page) => {
  await actions.press('Fill them in', 'link')
  await actions.type('Shop name', 'Mango Home')
  await actions.type('Phone', '+91 91234 56789')
  await actions.type('Address', '7 Mint Street\nChennai 600001')
  await save(actions, page)
}

const createProduct = async (actions: Actions, page: Page) => {
  const { press, type, fill, choose } = actions
  await go(actions, 'Today')
  await press('Create a product', 'link')
  await type('Name', 'Copper Lota')
  await type('Description', 'Hammered by hand.')
  await type('Price', '420')
  await fill(page.getByLabel('Stock'), '9')
  await choose('Category', 'Kitchen')
  await press('Create Product')
  // It unfolds what is missing.
  await fill(page.getByLabel('Brand'), 'Mango Home')
  await fill(page.getByLabel('Sizes'), '1 L')
  await press('Create Product')
  await page.waitForURL('**/admin/products')
}

const askForDelivery = async (actions: Actions, page: Page) => {
  await go(actions, 'Today')
  await actions.press('Set fee and PIN codes', 'link')
  await actions.type('Fee (₹)', '70')
  await actions.type('Free from (₹) (optional)', '599')
  await save(actions, page)
}

const identify = async (actions: Actions, page: Page) => {
  await go(actions, 'Today')
  await actions.press('Fill in name, GST and address', 'link')
  await actions.type('Legal name', 'Mango Home Traders')
  await actions.choose('State', 'Tamil Nadu')
  await actions.type('Name', 'Meena Rajan')
  await save(actions, page)
}

const chooseLook = async (actions: Actions, page: Page) => {
  await go(actions, 'Settings')
  await actions.pressOn(page.getByRole('main').getByRole('link', { name: /^Look/ }))
  await actions.press('Color #7fd1c7')
  await save(actions, page)
}

/** A customer's order, through the API. */
const order = async (request: APIRequestContext, url: string): Promise<Order> => {
  const post = async <Reply>(path: string, data: object, token?: string) => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    const response = await request.post(`${url}${path}`, { data, headers })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as Reply
  }
  const [product] = (await (await request.get(`${url}/api/products`)).json()) as [WireProduct]
  const asha = { name: 'Asha Rao', phone: newPhone(), password: 'Asha@1234' }
  const { token } = await post<SignedIn>('/api/users/register', asha)
  const body = {
    checkoutItems: [lineOf(product)],
    shippingAddress: addressOf(asha.phone),
    paymentMethod: 'COD',
  }
  const { _id } = await post<Checkout>('/api/checkout', body, token)
  return post<Order>(`/api/checkout/${_id}/finalize`, { isCOD: true }, token)
}

const shipAndBill = async (actions: Actions, page: Page, { number }: Order) => {
  const { press, pressOn, type } = actions
  await go(actions, 'Orders')
  await pressOn(page.getByRole('link', { name: `#${number}` }))
  await press('Confirmed')
  await type('Courier', 'Delhivery')
  await type('Parcel number (AWB)', 'DEL1234567')
  await press('Ship')
  const bill = page.waitForResponse(/\/documents\/.*\.pdf/)
  await pressOn(page.getByRole('button', { name: /^Receipt .*PDF$/ }))
  expect((await bill).status()).toBe(200)
}

test('an empty shop is open and has written its first bill in few taps, and prices rise in fewer @phone', async ({
  page,
  request,
}) => {
  const { url, stop } = await runShop('empty')
  try {
    const actions = countedActions(page)
    await page.goto(`${url}/admin`)
    for (const part of [logIn, introduce, createProduct, askForDelivery, identify, chooseLook])
      await test.step(part.name, () => part(actions, page))
    const placed = await order(request, url)
    await test.step('the order is shipped, and billed', () => shipAndBill(actions, page, placed))
    test.info().annotations.push({ type: 'taps', description: String(actions.count()) })
    expect(actions.count()).toBeLessThanOrEqual(MAX_TO_INVOICE)

    const toRaise = countedActions(page)
    await go(toRaise, 'Products')
    await toRaise.press('Export, bulk edit, move in')
    await toRaise.pressOn(page.getByRole('menuitem', { name: 'Prices' }))
    await toRaise.choose('Category', 'Kitchen')
    await toRaise.type('How much', '5')
    await toRaise.press('Show the new prices')
    await toRaise.press('Change 1 price')
    await expect(page.getByText('1 price changed.')).toBeVisible()
    expect(toRaise.count()).toBeLessThanOrEqual(MAX_TO_RAISE_PRICES)
  } finally {
    await stop()
  }
})
