import { TEXTS } from '@bartan/contract/shop/texts'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Order, StaffOrder } from '@bartan/contract/orders/schema'
import type { SignedIn } from '@bartan/contract/users/schema'
import { DEMO_ADMIN, openAsAdmin, unique } from '../../admin.ts'
import { expect, newPhone, SOLD_FIRST, test } from '../../fixtures.ts'
import { shiftsOf, watchShifts } from '../../layout-shifts.ts'
import type { WireProduct } from '../../fixtures.ts'
import type { APIRequestContext, Locator, Page } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

const NIGHT = 40
const MAX_TAPS = 140

/** Presses, counted as a seller would. */
const counter = () => {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (control: Locator) => {
      taps += 1
      await control.click()
    },
  }
}

const logIn = async (request: APIRequestContext): Promise<SignedIn> =>
  (await (await request.post('/api/users/login', { data: DEMO_ADMIN })).json()) as SignedIn

/** A product that no other test sells: those take what is popular in the first category. */
const createProduct = async (request: APIRequestContext, headers: Record<string, string>) => {
  const [{ images }] = (await (
    await request.get(`/api/products?limit=1&${SOLD_FIRST}`)
  ).json()) as [{ images: object[] }]
  const sku = unique('DESK')
  const data = {
    name: `Lota ${sku}`,
    description: 'Heavy, flat and even.',
    sku,
    price: 349,
    countInStock: NIGHT + 20,
    category: CATEGORIES[1],
    brand: 'Omax',
    sizes: ['1 L'],
    colors: ['Plain'],
    images,
  }
  const response = await request.post('/api/products', { headers, data })
  expect(response.status()).toBe(201)
  return (await response.json()) as WireProduct
}

/** What came in over night from one town, which nobody else orders from. */
const seedNight = async (
  request: APIRequestContext,
  headers: Record<string, string>,
  { city, product, count = NIGHT }: { city: string; product: WireProduct; count?: number },
) => {
  const placed: Order[] = []
  for (let index = 0; index < count; index++) {
    const phone = newPhone()
    const [firstName, lastName] = ['Meera', `Night${index}`]
    const response = await request.post('/api/admin/orders', {
      headers,
      data: {
        customer: { name: `${firstName} ${lastName}`, phone },
        orderItems: [
          {
            productId: product._id,
            size: product.sizes[0] ?? '',
            color: product.colors[0] ?? '',
            quantity: 1,
          },
        ],
        shippingAddress: {
          firstName,
          lastName,
          address: '12 Lake Road',
          city,
          postalCode: '411001',
          country: 'India',
          phone,
        },
      },
    })
    expect(response.status()).toBe(201)
    placed.push((await response.json()) as Order)
  }
  return placed
}

const stockOf = async (request: APIRequestContext, id: string): Promise<number> =>
  ((await (await request.get(`/api/products/${id}`)).json()) as WireProduct).countInStock

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What there is to do' }).getByRole('link', { name })

const takeAll = async (page: Page, tap: (control: Locator) => Promise<void>, step: string) => {
  await tap(page.getByRole('button', { name: /^Choose all/ }))
  await tap(page.getByRole('button', { name: step }))
}

test(
  'a morning: forty orders are confirmed, packed and shipped, and two delivered, in few taps',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.setTimeout(240_000)
    const headers = { authorization: `Bearer ${(await logIn(request)).token}` }
    const city = unique('Nagar')
    const product = await createProduct(request, headers)
    const placed = await seedNight(request, headers, { city, product })
    const { tap, taps } = counter()

    await openAsAdmin(page, '/admin')
    await tap(page.getByRole('link', { name: /to confirm$/ }))
    await tap(page.getByLabel('Search orders'))
    await page.getByLabel('Search orders').fill(city)
    await expect(page.locator('tbody tr')).toHaveCount(NIGHT)
    await watchShifts(page)
    for (const { number } of placed)
      await tap(
        page
          .getByRole('row')
          .filter({ hasText: number })
          .getByRole('button', { name: 'Confirm', exact: true }),
      )
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
    // The row that is pressed next does not move away while the one before is answered.
    expect(await shiftsOf(page)).toEqual([])
    await tap(page.getByRole('button', { name: 'Undo' }))
    await tap(page.getByRole('button', { name: 'Confirm', exact: true }))

    await tap(chip(page, 'To pack'))
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
    await tap(page.getByLabel('Courier'))
    await page.getByLabel('Courier').fill('Delhivery')
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Ship' }))
    await expect(page.getByText(`${NIGHT} orders are shipped`)).toBeVisible()

    await tap(chip(page, 'On the way'))
    const delivered = placed.slice(0, 2)
    for (const { number } of delivered) {
      const row = page.getByRole('row').filter({ hasText: number })
      await tap(row.getByRole('button', { name: TEXTS.markDelivered }))
      await expect(page.getByText(`${number} is delivered, paid in cash`)).toBeVisible()
    }
    expect(taps()).toBeLessThanOrEqual(MAX_TAPS)

    const list = await request.get(`/api/admin/orders?q=${city}&limit=100`, { headers })
    const orders = (await list.json()) as StaffOrder[]
    const ofStatus = (status: string) => orders.filter((order) => order.status === status)
    expect([ofStatus('Shipped').length, ofStatus('Delivered').length]).toEqual([NIGHT - 2, 2])
    expect(new Set(orders.map(({ shipment }) => shipment?.courier))).toEqual(new Set(['Delhivery']))
    for (const { collected, totalPrice } of ofStatus('Delivered'))
      expect(collected).toMatchObject({ by: 'cash', amount: totalPrice })
    expect(await stockOf(request, product._id)).toBe(product.countInStock - NIGHT)
  },
)

test(
  'no row moves under the finger when an order comes in, nor when the last is confirmed',
  { tag: '@phone' },
  async ({ page, request }) => {
    const headers = { authorization: `Bearer ${(await logIn(request)).token}` }
    const city = unique('Pur')
    const product = await createProduct(request, headers)
    const placed = await seedNight(request, headers, { city, product, count: 2 })
    await openAsAdmin(page, '/admin')
    await page.getByRole('link', { name: /to confirm$/ }).click()
    await page.getByLabel('Search orders').fill(city)
    await expect(page.locator('tbody tr')).toHaveCount(placed.length)
    await seedNight(request, headers, { city: unique('Garh'), product, count: 1 })
    await watchShifts(page)
    const confirm = page.getByRole('button', { name: 'Confirm', exact: true })
    await confirm.first().click()
    await expect(page.getByRole('button', { name: 'Show new orders' })).toBeVisible()
    await confirm.click()
    await expect(confirm).toHaveCount(0)
    expect(await shiftsOf(page)).toEqual([])
  },
)
