import type { Order, StaffOrder } from '@bartan/contract/orders/schema'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Locator, Page } from '@playwright/test'
import { openAsAdmin, unique } from '../../admin.ts'
import {
  chip,
  counter,
  createProduct,
  logIn,
  openOrder,
  seedEarlier,
  seedNight,
  seedParcels,
  stockOf,
} from '../../desk-night.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

const NIGHT = 40
const EXCHANGES = 3
const REFUSED = 5
const REMITTED = 40
const UNITS = NIGHT + EXCHANGES + REFUSED + REMITTED

const MAX_TAPS = 70

type Tap = (control: Locator) => Promise<void>

const find = async (page: Page, tap: Tap, words: string) => {
  await tap(page.getByLabel('Search orders'))
  await page.getByLabel('Search orders').fill(words)
}

const takeAll = async (page: Page, tap: Tap, step: string) => {
  await tap(page.getByRole('button', { name: /^Choose all/ }))
  await tap(page.getByRole('button', { name: step }))
}

test('a morning: forty orders go out, two of them paid ahead and one changed, and what comes back is dealt with, in few taps @phone', async ({
  page,
  request,
}) => {
  const headers = await logIn(request)
  const seeding = { request, headers }
  const [city, courier] = [unique('Nagar'), unique('Kite')]
  const product = await createProduct(seeding)
  const earlier = { city: unique('Pur'), product }
  const toExchange = await seedEarlier(
    seeding,
    { ...earlier, count: EXCHANGES },
    { status: 'Delivered' },
  )
  const refused = await seedEarlier(
    seeding,
    { ...earlier, count: REFUSED },
    { status: 'Cancelled', cancelReason: 'refused' },
  )
  const parcels = await seedParcels(seeding, { ...earlier, count: REMITTED, courier })
  const placed = await seedNight(seeding, { city, product, count: NIGHT })
  expect(await stockOf(request, product._id)).toBe(product.countInStock - UNITS)
  const { tap, choose, count, taps } = counter()
  const goBack = async () => {
    count()
    await page.goBack()
  }

  await test.step('forty orders are confirmed', async () => {
    await openAsAdmin(page, '/admin')
    await tap(page.getByRole('link', { name: /to confirm$/ }))
    await find(page, tap, city)
    await expect(page.locator('tbody tr')).toHaveCount(NIGHT)
    await takeAll(page, tap, `Confirm ${NIGHT}`)
    await tap(page.getByRole('dialog').getByRole('button', { name: 'By a call' }))
    await expect(page.getByText(`${NIGHT} orders are confirmed`)).toBeVisible()
  })

  await tap(chip(page, 'To pack'))
  const [first, second, third] = placed as [Order, Order, Order]
  await test.step('two have paid ahead', async () => {
    for (const order of [first, second]) {
      await openOrder(page, tap, order)
      await tap(page.getByRole('heading', { name: 'Paid ahead' }))
      const form = page.locator('form').filter({ hasText: 'Note the payment' })
      await expect(form.getByLabel('Amount in ₹')).toBeFocused()
      await form.getByLabel('Amount in ₹').fill('₹ 100.00')
      await tap(form.getByRole('button', { name: 'Note the payment' }))
      await expect(page.getByText('₹100 by UPI')).toBeVisible()
      await goBack()
    }
  })

  await test.step('one wants two', async () => {
    await openOrder(page, tap, third)
    await tap(page.getByRole('button', { name: 'Change the products' }))
    await tap(page.getByRole('button', { name: /^Increase/ }))
    await tap(page.getByRole('button', { name: 'Change the order' }))
    await expect(page.getByText('The order is changed')).toBeVisible()
    await goBack()
  })

  await test.step('all are packed and shipped, two are brought by hand', async () => {
    await takeAll(page, tap, `Packed: ${NIGHT}`)
    await expect(page.getByText(`${NIGHT} orders are packed`)).toBeVisible()
    await tap(chip(page, 'To ship'))
    await tap(page.getByRole('button', { name: /^Choose all/ }))
    await expect(page.getByRole('button', { name: `Ship ${NIGHT}` })).toBeVisible()
    await tap(page.getByRole('button', { name: 'Print', exact: true }))
    const printed = page.waitForResponse(/orders\/print/)
    await tap(page.getByRole('menuitem', { name: /^Labels/ }))
    expect((await printed).status()).toBe(200)
    await tap(page.getByRole('button', { name: `Ship ${NIGHT}` }))
    await expect(page.getByLabel('Courier')).toBeFocused()
    await page.getByLabel('Courier').fill('Delhivery')
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Ship' }))
    await expect(page.getByText(`${NIGHT} orders are shipped`)).toBeVisible()
    await tap(chip(page, 'On the way'))
    for (const { number } of [first, second]) {
      const row = page.getByRole('row').filter({ hasText: number })
      await tap(row.getByRole('button', { name: TEXTS.markDelivered }))
      await expect(page.getByText(`${number} is delivered, paid in cash`)).toBeVisible()
    }
  })

  await test.step('three callers want another size', async () => {
    await tap(chip(page, 'All'))
    // Wait for the list of all orders: a search typed before would run in the previous list.
    await expect(chip(page, 'All')).toHaveAttribute('aria-current', 'page')
    for (const order of toExchange) {
      await find(page, tap, order.number)
      await openOrder(page, tap, order)
      await tap(page.getByRole('button', { name: 'Note a return' }))
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Note the return' }))
      await tap(page.getByRole('button', { name: 'Exchange', exact: true }))
      const larger = page.getByRole('option', { name: /^Plain · 2 L/ })
      await choose(page.getByLabel(/^Instead of/), (await larger.textContent()) ?? '')
      await tap(page.getByRole('button', { name: 'Exchange it' }))
      await expect(page.getByText('Return exchanged')).toBeVisible()
      await goBack()
    }
  })

  await test.step('five refused parcels are back', async () => {
    await tap(chip(page, 'Coming back'))
    for (const { number } of refused) {
      await tap(page.getByRole('button', { name: `Parcel ${number} received` }))
      await expect(page.getByRole('button', { name: `Parcel ${number} received` })).toHaveCount(0)
    }
  })

  const [short, lost, ...exact] = parcels.toReversed()
  await test.step('a courier has paid, one parcel too little and one that nobody knows', async () => {
    await tap(page.getByRole('button', { name: /menu/i }))
    await tap(page.getByRole('link', { name: 'Money' }))
    // The field above it is of what is handed over by hand.
    const ofFile = page.getByLabel('Courier', { exact: true }).last()
    await tap(ofFile)
    await ofFile.fill(courier)
    const rows = parcels.map((one) => {
      const awb = one === lost ? '8.9E+11' : one.awb
      const paid = one === short ? one.totalPrice - 50 : one.totalPrice
      return `${awb},"₹ ${paid}",UTR${courier},2026-11-20`
    })
    count(2)
    await page.getByLabel('CSV file').setInputFiles({
      name: 'remittance.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Waybill,Remitted Amount,UTR,Date', ...rows].join('\n')),
    })
    await expect(page.getByText(`${REMITTED - 2} parcels are paid exactly`)).toBeVisible()
    await tap(page.getByRole('button', { name: `Save ${REMITTED - 1} payments` }))
    await expect(page.getByText('The payments are saved')).toBeVisible()
  })

  test.info().annotations.push({ type: 'taps', description: String(taps()) })
  expect(taps()).toBeLessThanOrEqual(MAX_TAPS)

  const listOf = async <T>(path: string) =>
    (await (await request.get(path, { headers })).json()) as T[]
  const orders = await listOf<StaffOrder>(`/api/admin/orders?q=${city}&limit=100`)
  const statuses = Map.groupBy(orders, ({ status }) => status)
  expect([statuses.get('Shipped')?.length, statuses.get('Delivered')?.length]).toEqual([38, 2])
  expect(new Set(orders.map(({ shipment }) => shipment?.courier))).toEqual(new Set(['Delhivery']))
  const ofFirst = orders.find(({ number }) => number === first.number)
  expect(ofFirst).toMatchObject({
    advances: [{ amount: 100, via: 'upi' }],
    collected: { by: 'cash', amount: first.totalPrice - 100 },
  })
  expect(orders.find(({ number }) => number === third.number)?.orderItems[0]?.quantity).toBe(2)
  const before = await listOf<StaffOrder>(`/api/admin/orders?q=${earlier.city}&limit=100`)
  const exchanges = before.filter(({ exchangeOf }) => exchangeOf)
  expect(exchanges.map(({ toCollect }) => toCollect)).toEqual([0, 0, 0])
  expect(before.filter(({ comingBack }) => comingBack)).toEqual([])
  const paid = (state: string) =>
    listOf<{ number: string }>(
      `/api/admin/cash/parcels?state=${state}&courier=${courier}&limit=100`,
    )
  expect((await paid('paid')).length).toBe(exact.length)
  expect(await paid('short')).toEqual([expect.objectContaining({ number: short?.number })])
  expect(await paid('due')).toEqual([expect.objectContaining({ number: lost?.number })])
  // One order was changed to two units; exchanges return one unit and ship another.
  const left = product.countInStock - UNITS + REFUSED - 1
  expect(await stockOf(request, product._id)).toBe(left)
})
