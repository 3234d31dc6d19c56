import { TEXTS } from '@bartan/contract/shop/texts'
import { answer, openAsAdmin, rowOf } from '../admin.ts'
import { expect, expectToast, test } from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'

test('an admin ships and delivers an order, and deletes it', async ({
  page,
  request,
  newAccount,
}) => {
  const account = await newAccount()
  const { number } = await placeOrder(request, account.session)
  await openAsAdmin(page, '/admin/orders')
  await page.getByLabel('Search orders').fill(account.phone)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page).toHaveURL(/q=/)
  await expect(rowOf(page, number)).toContainText(TEXTS.pending)

  await page.getByRole('link', { name: number }).click()
  await expectToast(page, 'Order is Shipped', () =>
    page.getByLabel(`Status of order ${number}`).selectOption('Shipped'),
  )
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `tel:+91${account.phone}`,
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${account.phone}\\?text=`),
  )
  await expectToast(page, 'Order is Delivered', () =>
    page.getByRole('button', { name: TEXTS.markDelivered }).click(),
  )
  await expect(page.locator('main')).toContainText(TEXTS.paid)
  await expect(page.getByRole('heading', { name: 'History' }).locator('..')).toContainText(
    /Delivered.*Shipped.*Processing/s,
  )

  await page.getByRole('link', { name: 'Asha Rao' }).click()
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect(page.locator('dl')).toContainText(/Orders1Delivered1Cancelled0/)
  await page.getByRole('button', { name: `More actions for order ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Delete order' }).click()
  await answer(page, 'Are you sure you want to delete this order?', 'Delete')
  await expect(page.getByText(TEXTS.noAdminOrders)).toBeVisible()
})

// Paper has its own width.
test(
  'an order is printed as an invoice and as a packing slip',
  { tag: '@desktop' },
  async ({ page, request, newAccount }) => {
    const { _id: id } = await placeOrder(request, (await newAccount()).session)
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await openAsAdmin(page, `/admin/orders/${id}`)
    await page.getByRole('button', { name: 'Print packing slip' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article')
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText('Packing slip')
    await expect(sheet).toContainText('To collect on delivery: ₹')
    await expect(page.getByRole('button').first()).toBeHidden()
  },
)

test(
  'the list of orders is no wider than a small laptop’s screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await openAsAdmin(page, '/hi/admin/orders')
    await page.locator('tbody tr').first().waitFor()
    for (const width of [1200, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const table = page.locator('table')
      const room = await table.locator('..').evaluate((frame) => frame.clientWidth)
      await expect.poll(() => table.evaluate((all) => all.scrollWidth)).toBeLessThanOrEqual(room)
    }
  },
)

test(
  'an order is a card of three lines, and its page has buttons of one width',
  { tag: '@phone' },
  async ({ page }) => {
    await openAsAdmin(page, '/admin/orders?status=Delivered')
    const card = page.locator('tbody tr').first()
    await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(112)

    await card.getByRole('link', { name: /^#/ }).click()
    const widthOf = async (name: string) =>
      (await page.getByRole('button', { name, exact: true }).boundingBox())?.width
    const width = await widthOf('Print invoice')
    expect(await widthOf('Print')).toBe(width)
  },
)
