import type { Order } from '@bartan/contract/orders/schema'
import { asSku } from '@bartan/contract/products/product-id'
import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { pagedList } from '#testing/paged-list.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const { shop, admin } = await startShop()
const [steel, plastic] = await Promise.all([
  shop.saveProduct({ name: 'Steel Lunch Box', sku: asSku('KIT-LB-7'), countInStock: 100 }),
  shop.saveProduct({ name: 'Plastic Mug', sku: asSku('BTH-MUG'), countInStock: 100 }),
])
const place = async (name: string, phone: string, productId: string, city: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const { body } = await shop.as(admin).post('/api/admin/orders', {
    customer: { name, phone },
    orderItems: [{ productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: anAddress({
      firstName,
      lastName,
      city,
      postalCode: '560001',
      phone: asPhone(phone),
    }),
  })
  shop.clock.pass({ minutes: 1 })
  return body as Order
}
const lakshmi = await place('Lakshmi Narayanan', '9812345678', steel, 'Bengaluru')
const imran = await place('Imran Khan', '9898989898', plastic, 'Bengaluru')

const idsOf = async (query: string) => {
  const { status, body, headers } = await shop.as(admin).get(`/api/admin/orders?${query}`)
  expect(status).toBe(200)
  return { ids: body.map(({ _id }: Order) => _id), total: Number(headers.get('X-Total-Count')) }
}
const search = (q: string) => idsOf(`q=${encodeURIComponent(q)}`)

describe('an order is found by', () => {
  it('its number, in any case', async () => {
    for (const q of [lakshmi.number, lakshmi.number.toLowerCase(), lakshmi.number.slice(3)])
      expect(await search(q)).toEqual({ ids: [lakshmi._id], total: 1 })
  })

  it.each([
    '9812345678',
    '+91 98123 45678',
    '098123-45678',
    '91 9812345678',
    '98123',
    'lakshmi',
    'Narayanan',
    'lak',
    'lakshmi narayanan',
    'bengaluru lakshmi',
    'lunch box',
    'KIT-LB-7',
    'kit-lb',
    'steel',
  ])('%s', async (q) => {
    expect((await search(q)).ids).toEqual([lakshmi._id])
  })

  it.each(['bengaluru', '560001', '5600'])('%s, as another is, newest first', async (q) => {
    expect(await search(q)).toEqual({ ids: [imran._id, lakshmi._id], total: 2 })
  })

  it('no word that it does not have', async () => {
    for (const q of ['mumbai', 'lakshmi khan', 'BR-22222', '--'])
      expect((await search(q)).ids).toEqual([])
  })

  it('its new address after it was corrected', async () => {
    const address = { ...anAddress(), city: 'Mysuru', phone: '9812345678' }
    const path = `/api/admin/orders/${lakshmi._id}/address`
    expect((await shop.as(admin).put(path, address)).status).toBe(200)
    expect((await search('mysuru')).ids).toEqual([lakshmi._id])
    expect((await search('bengaluru')).ids).toEqual([imran._id])
    await shop.as(admin).put(path, lakshmi.shippingAddress)
  })
})

describe('the list', () => {
  it('combines a search with states, days and order', async () => {
    const { ids: oldest } = await idsOf('q=5600&sort=oldest&status=Processing,Shipped')
    expect(oldest).toEqual([lakshmi._id, imran._id])
    const { ids } = await idsOf('confirmation=unasked,asked&status=Processing&sort=oldest')
    expect(ids).toEqual([lakshmi._id, imran._id])
    expect((await idsOf('confirmation=confirmed')).ids).toEqual([])
    expect((await idsOf('q=lakshmi&from=2099-01-01')).ids).toEqual([])
  })

  it.each([
    'confirmation=maybe',
    'sort=best',
    `q=${'x'.repeat(101)}`,
    'phone=98&q=lakshmi',
    'phone=98&sort=oldest',
  ])('refuses ?%s by name', async (query) => {
    const { status, body } = await shop.as(admin).get(`/api/admin/orders?${query}`)
    expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]])
  })

  it('pages oldest first without a gap while orders are worked off', async () => {
    const own = await startTestShop()
    const [owner, asha] = await Promise.all([own.saveUser({ role: 'admin' }), own.saveUser()])
    const saved = await saveOrders(
      own,
      asha,
      Array.from({ length: 23 }, (_, index) => ({ minutes: Math.floor(index / 3) })),
    )
    const { openAll } = pagedList(own.as(owner), '/api/admin/orders')
    const pages = await openAll('status=Processing&sort=oldest&limit=10', (ids) =>
      own.as(owner).post('/api/admin/orders/bulk', { ids, status: 'Shipped' }),
    )
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 3])
    expect(pages.flat().toSorted()).toEqual(saved.toSorted())
  })

  it('costs a search the orders that it shows, one more, the count, one for each phone and month of parcels', async () => {
    // An instance's first search reads what it keeps, the settings among it.
    await search('5600')
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    // Finding nothing is a read, too.
    const months = Math.max(1, (await shop.database.parcelMonths.get()).size)
    expect(await readsOf(shop, () => search('5600'))).toBe(account + 2 + 1 + 2 + months)
    // The address of the account is another's: two reads of one and the same order.
    expect(await readsOf(shop, () => search(lakshmi.number))).toBe(account + 1 + 1 + 1 + months)
  })
})

it('counts what there is to do with one read for each count, and one of practice', async () => {
  const own = await startTestShop()
  const [owner, asha] = await Promise.all([own.saveUser({ role: 'admin' }), own.saveUser()])
  const productId = await own.saveProduct({ countInStock: 100 })
  const orders: Order[] = []
  for (let index = 0; index < 5; index++) orders.push(await placeOrder(own, asha, [{ productId }]))
  const path = (index: number) => `/api/admin/orders/${orders[index]?._id}`
  await own.as(owner).put(`${path(0)}/confirmation`, { state: 'confirmed', via: 'call' })
  await own.as(owner).put(`${path(1)}/confirmation`, { state: 'unreachable', via: 'call' })
  await own.as(owner).put(path(2), { status: 'Shipped' })
  await own.as(owner).put(path(3), { status: 'Delivered' })
  const counts = () => own.as(owner).get('/api/admin/orders/counts')
  expect((await counts()).body).toEqual({
    toConfirm: 2,
    toPack: 1,
    packed: 0,
    processing: 3,
    shipped: 1,
    delivered: 1,
    cancelled: 0,
    returnsOpen: 0,
    refundsDue: 0,
    comingBack: 0,
    newestAt: orders[4]?.createdAt,
    toCollect: orders[2]?.totalPrice,
  })
  const account = await readsOf(own, () => own.as(owner).get('/api/users/profile'))
  expect(await readsOf(own, counts)).toBeLessThanOrEqual(account + 12)
})
