import type { Order } from '@bartan/contract/orders/schema'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO_ADMIN, unique } from './admin.ts'
import { expect, newPhone, SOLD_FIRST, type WireProduct } from './fixtures.ts'

/** Creates the orders that wait for a seller in the morning, through the API. */

/** Counts presses as a seller would. A choice from a list counts as two: open and choose. */
export const counter = () => {
  let taps = 0
  const count = (presses = 1) => {
    taps += presses
  }
  return {
    taps: () => taps,
    count,
    tap: async (control: Locator) => {
      count()
      await control.click()
    },
    choose: async (list: Locator, option: string) => {
      count(2)
      await list.selectOption(option)
    },
  }
}

export const logIn = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const response = await request.post('/api/users/login', { data: DEMO_ADMIN })
  return { authorization: `Bearer ${((await response.json()) as SignedIn).token}` }
}

type Seeding = { request: APIRequestContext; headers: Record<string, string> }

/** Creates a product that no other test buys: others take popular products of the first category. */
export const createProduct = async ({ request, headers }: Seeding): Promise<WireProduct> => {
  const [{ images }] = (await (
    await request.get(`/api/products?limit=1&${SOLD_FIRST}`)
  ).json()) as [{ images: object[] }]
  const sku = unique('DESK')
  const data = {
    name: `Lota ${sku}`,
    description: 'Heavy, flat and even.',
    sku,
    price: 349,
    countInStock: 200,
    category: CATEGORIES[1],
    brand: 'Omax',
    sizes: ['1 L', '2 L'],
    colors: ['Plain'],
    images,
  }
  const response = await request.post('/api/products', { headers, data })
  expect(response.status()).toBe(201)
  return (await response.json()) as WireProduct
}

type Night = { city: string; product: WireProduct; count: number }

/** Creates new orders from one town, which no other test orders from. */
export const seedNight = async (
  { request, headers }: Seeding,
  { city, product, count }: Night,
): Promise<Order[]> => {
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

/** Creates orders of an earlier day in another status. */
export const seedEarlier = async (
  seeding: Seeding,
  night: Night,
  change: Record<string, string>,
): Promise<Order[]> => {
  const { request, headers } = seeding
  const placed = await seedNight(seeding, night)
  for (const status of ['Shipped', change.status].filter((one) => one !== undefined))
    for (const { _id } of placed) {
      const data = status === change.status ? change : { status }
      const response = await request.put(`/api/admin/orders/${_id}`, { headers, data })
      expect(response.status()).toBe(200)
    }
  return placed
}

/** Creates delivered parcels with tracking numbers, none of them paid. */
export const seedParcels = async (
  seeding: Seeding,
  night: Night & { courier: string },
): Promise<(Order & { awb: string })[]> => {
  const { request, headers } = seeding
  const placed = (await seedNight(seeding, night)).map((order) => ({
    ...order,
    awb: unique('AWB'),
  }))
  const rows = placed.map(({ number, awb }) => `${number},${night.courier},${awb}`)
  const sent = await request.post('/api/admin/orders/shipments.csv', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: ['number,courier,awb', ...rows].join('\n'),
  })
  expect(sent.status()).toBe(200)
  const delivered = await request.post('/api/admin/orders/bulk', {
    headers,
    data: { ids: placed.map(({ _id }) => _id), status: 'Delivered' },
  })
  expect(delivered.status()).toBe(200)
  return placed
}

export const stockOf = async (request: APIRequestContext, id: string): Promise<number> =>
  ((await (await request.get(`/api/products/${id}`)).json()) as WireProduct).countInStock

export const chip = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'What there is to do' }).getByRole('link', { name })

/** Finds an order in the list, with any assignee. */
export const openOrder = async (
  page: Page,
  tap: (control: Locator) => Promise<void>,
  { number }: Order,
): Promise<void> => {
  await tap(page.getByRole('link', { name: `#${number}` }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
}
