import { TEXTS } from '@bartan/contract/shop/texts'
import { answer, openAsAdmin, rowOf } from '../../admin.ts'
import { expect, expectToast, test } from '../../fixtures.ts'
import { shifted, watchShifts } from '../../layout-shifts.ts'
import { placeOrder } from '../../place-order.ts'

test('an admin ships and delivers an order, and deletes it @phone @smoke', async ({
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

test('an order’s page stays where it is, whatever status and step it comes to', async ({
  page,
  request,
  newAccount,
}) => {
  const { _id: id, number } = await placeOrder(request, (await newAccount()).session)
  await openAsAdmin(page, `/admin/orders/${id}`)
  const history = page.getByRole('heading', { name: 'History' }).locator('..').getByRole('listitem')
  await expect(history).toHaveCount(1)
  await watchShifts(page)
  const staysBy = async (what: string, press: () => Promise<unknown>) => {
    const before = [await history.count(), await shifted(page)] as const
    await press()
    await expect.poll(() => history.count()).toBeGreaterThan(before[0])
    await expect(page.getByRole('status').filter({ visible: true, hasText: /\S/ })).toHaveCount(0)
    expect((await shifted(page)) - before[1], what).toBeLessThanOrEqual(0.02)
  }
  for (const status of ['Shipped', 'Delivered', 'Cancelled', 'Processing'])
    await staysBy(status, () => page.getByLabel(`Status of order ${number}`).selectOption(status))

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await staysBy('no answer', () => press('No answer'))
  await staysBy('confirmed', () => press('Confirmed'))
  await page.getByLabel('Courier').fill('Delhivery')
  await page.getByLabel('Parcel number (AWB)').fill('14350012345')
  await staysBy('shipped', () => press('Ship'))
  await staysBy('paid', () => press('Delivered and paid'))
})

// The page has the width of paper.
test('an order is printed as an invoice and as a packing slip @desktop', async ({
  page,
  request,
  newAccount,
}) => {
  const { _id: id } = await placeOrder(request, (await newAccount()).session)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await openAsAdmin(page, `/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Print packing slip' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Packing slip')
  await expect(sheet).toContainText('To collect on delivery: ₹')
  await expect(page.getByRole('button').first()).toBeHidden()
})

test('the list of orders is no wider than a small laptop’s screen @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  // The widest rows: long names of cities beside the badges of what has been paid.
  await openAsAdmin(page, '/hi/admin/orders?status=Delivered')
  await page.locator('tbody tr').first().waitFor()
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const table = page.locator('table')
    const room = await table.locator('..').evaluate((frame) => frame.clientWidth)
    await expect.poll(() => table.evaluate((all) => all.scrollWidth)).toBeLessThanOrEqual(room)
  }
})

test('an order is a card of three lines, and its page has buttons of one width @phone', async ({
  page,
}) => {
  // One of the demo's orders: another test deletes the order that it delivers.
  await openAsAdmin(page, '/admin/orders?status=Delivered&q=Chennai')
  const card = page.locator('tbody tr').first()
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(112)

  await card.getByRole('link', { name: /^#/ }).click()
  const widthOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.width ?? Number.NaN
  const difference = async () => (await widthOf('Print')) - (await widthOf('Tell by WhatsApp'))
  await expect.poll(difference).toBe(0)
})

test('what can be done with chosen orders is in sight on a narrow phone @phone', async ({
  page,
  request,
  newAccount,
}) => {
  const { session, phone } = await newAccount()
  const [cancelled, open] = [await placeOrder(request, session), await placeOrder(request, session)]
  const headers = { authorization: `Bearer ${session.token}` }
  const cancelling = await request.post(`/api/orders/${cancelled._id}/cancel`, { headers })
  expect(cancelling.status()).toBe(200)
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsAdmin(page, `/hi/admin/orders?q=${phone}`)
  await rowOf(page, cancelled.number).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: '1 चुना' })
  await bar.getByRole('button', { name: 'छापें' }).click()
  const menu = bar.getByRole('menu')
  await expect(menu).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.keyboard.press('Escape')

  await rowOf(page, open.number).getByRole('button', { name: 'पक्का करें', exact: true }).click()
  const undo = page.getByRole('button', { name: 'वापस लें' })
  await expect(undo).toBeVisible()
  const [over, below] = [await undo.boundingBox(), await bar.boundingBox()]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test.describe('a status that could not be saved', () => {
  test.use({ mayFail: [/\/api\/admin\/orders\//] })

  test('can be tried again below it, and a parcel that is kept gives the focus back @desktop', async ({
    page,
    request,
    newAccount,
  }) => {
    const { session, phone } = await newAccount()
    const { number } = await placeOrder(request, session)
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAsAdmin(page, `/admin/orders?q=${phone}`)
    const status = page.getByLabel(`Status of order ${number}`)
    await status.selectOption('Shipped')
    const refused = page.getByRole('button', { name: `Came back, or was refused: ${number}` })
    await refused.click()
    await page.getByRole('button', { name: 'Keep the order' }).click()
    await expect(refused).toBeFocused()

    await page.route('**/api/admin/orders/*', (route) => route.fulfill({ status: 500 }))
    await status.selectOption('Processing')
    const again = rowOf(page, number).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    const [above, below] = [await status.boundingBox(), await again.boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8)
  })
})
