import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import { setStatus } from '../admin.ts'
import { expect, openAs, plentiful, test } from '../fixtures.ts'
import { holdBack } from '../hold-back.ts'
import { placeOrder } from '../place-order.ts'

const pressOrder = async (page: Page) => {
  await page.getByLabel('PIN code', { exact: true }).fill('411001')
  await page.getByLabel('Address', { exact: true }).fill('12 Lake Road')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Pune')
  await page.getByRole('button', { name: TEXTS.orderNow, exact: true }).click()
  await page.getByRole('button', { name: TEXTS.placeOrder, exact: true }).click()
}

const expectOrderOf = async (page: Page, name: string) => {
  await expect(page).toHaveURL(/\/order\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Order Details' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(name)
}

test('an empty till leads on, and Back from an order to that order where the till was opened first @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  await openAs(page, '/checkout', { as: session })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: TEXTS.cartEmptyCheckout })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Start shopping' })).toBeVisible()
  await expect(main.getByRole('link', { name: TEXTS.myOrders })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Popular with shoppers' })).toBeVisible()

  const [product] = await plentiful(request)
  const tab = await page.context().newPage()
  await openAs(tab, '/checkout', { as: session, cart: { product } })
  await pressOrder(tab)
  await expect(tab.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible()
  await tab.goBack()
  await expectOrderOf(tab, product.name)
})

test('Back before the thanks have come leads to the order, and to no till that would take it twice @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const [product] = await plentiful(request)
  await holdBack(page, /\/assets\/order-confirmation-page-/)
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await pressOrder(page)
  await expect(page).toHaveURL('/order-confirmation')
  await page.goBack()
  await expectOrderOf(page, product.name)
})

test('an order leads the list with its goods, its day and what to pay, each in one line', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const { _id, number, orderItems, totalPrice } = await placeOrder(request, session)
  await openAs(page, '/my-orders', { as: session })
  const head = page.getByRole('rowheader')
  const sum = `₹${totalPrice.toLocaleString('en-IN')} cash`
  await expect(head).toHaveText(
    new RegExp(`^${orderItems[0]?.name}Arrives \\w{3} \\d+ \\w{3} · ${sum}#${number}$`),
  )
  await expect(head.getByRole('link')).toHaveAttribute('href', `/order/${_id}`)
  const lines = () =>
    head.evaluate((cell) =>
      [...cell.children].slice(1).map((line) => {
        const { height } = line.getBoundingClientRect()
        return Math.round(height / Number.parseFloat(getComputedStyle(line).lineHeight))
      }),
    )
  expect(await lines()).toEqual([1, 1])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/hi/my-orders')
  await expect(head).toContainText('कैश')
  expect(await lines()).toEqual([1, 1])
})

test('a cancelled order says once that it is', async ({ page, request, newAccount }) => {
  const { session } = await newAccount()
  const { _id } = await placeOrder(request, session)
  await setStatus(request, _id, 'Cancelled')
  await openAs(page, `/order/${_id}`, { as: session })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Start shopping' })).toBeVisible()
  const text = await main.innerText()
  expect(text.match(/cancelled/gi)).toHaveLength(1)
  expect(text.match(/nothing to pay/gi)).toHaveLength(1)
})

test('of a printed order there are its goods, its address and its sums alone @desktop', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const { _id, number, orderItems } = await placeOrder(request, session)
  await openAs(page, `/order/${_id}`, { as: session })
  const main = page.getByRole('main')
  await expect(main.getByText(`#${number}`)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const told of [
    `#${number}`,
    orderItems[0]?.name ?? '',
    '12 Lake Road',
    'Total',
    'Bartan · +91',
  ])
    await expect(main.getByText(told).first(), told).toBeVisible()
  for (const pressed of ['button', 'nav', '#root > header', 'footer'])
    await expect(page.locator(`${pressed}:visible`), pressed).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Invoice' })).toBeHidden()
})

test('a customer sends goods back for money, and others for the same again, by presses', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  for (const [wish, told] of [
    ['Refund', '1 item: It came too late'],
    ['Replace', 'Instead: the same again'],
  ] as const) {
    const { _id } = await placeOrder(request, session)
    await setStatus(request, _id, 'Delivered')
    await openAs(page, `/order/${_id}`, { as: session })
    await page.getByRole('button', { name: 'Return or exchange' }).click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByRole('heading', { name: 'What would you like to return?' }),
    ).toBeVisible()
    const send = dialog.getByRole('button', { name: 'Request return' })
    await expect(send).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('textbox', { name: 'Tell us more' }).focus()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await expect(send).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel('Reason').selectOption('It came too late')
    await dialog.getByRole('button', { name: wish, exact: true }).click()
    const ways = dialog.getByRole('group', { name: 'How should we pay you back?' })
    await expect(ways).toHaveCount(wish === 'Refund' ? 1 : 0)
    if (wish === 'Refund') {
      await expect(dialog.getByText(/^You get ₹[\d,]+ back$/)).toBeVisible()
      await expect(ways.getByRole('button', { pressed: true })).toHaveText('UPI')
      await dialog.getByLabel('UPI ID').fill('asha@okbank')
    } else await expect(dialog.getByText('Nothing to pay')).toBeVisible()
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('list', { name: 'Status' })).toContainText(told)
  }
})

test('who looks for a parcel finds where its number stands, once, and the page from help @phone', async ({
  page,
}) => {
  await page.goto('/shipping')
  await page
    .getByRole('navigation', { name: 'Help, About' })
    .getByRole('link', { name: 'Track order' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Track order' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where is my order number?' })).toBeVisible()
  await expect(page.getByLabel('Order number')).not.toHaveAccessibleDescription(/./)
})
