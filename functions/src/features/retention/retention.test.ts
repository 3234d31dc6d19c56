import { DEFAULT_RETENTION } from '@bartan/contract/settings/retention'
import { describe, expect, it } from 'vitest'
import { placeOrder, saveOrders } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { putSettings } from '#testing/save-settings.ts'
import { startTestShop, type TestShop, startShop } from '#testing/start-test-shop.ts'
import { monthsBefore, returnedBefore } from './due-dates.ts'
import { retentionRepository } from './retention.repository.ts'
import { retentionService } from './retention.service.ts'

const MONTH = 30.5 * 24 * 60

const passMonths = (shop: TestShop, months: number) => shop.clock.pass({ minutes: months * MONTH })

const run = async (shop: TestShop) => {
  const removed = await shop.shop.retention.run()
  return Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0))
}

const settings = async () => ({ retention: DEFAULT_RETENTION })

const aMail = (shop: TestShop) => ({
  to: ['asha@example.com'],
  message: { subject: 'Hello', text: '', html: '' },
  createdAt: shop.database.timestamp(shop.clock.now()),
})

const complain = async (shop: TestShop) => {
  const words = { name: 'Asha Rao', phone: '9876501234', text: 'The lid is broken.' }
  return (await shop.post('/api/grievances', words)).body.number as string
}

describe('what is over', () => {
  it('goes after its time and not before: complaints, pictures, mails, checkouts, carts', async () => {
    const shop = await startTestShop()
    const admin = await shop.saveUser({ role: 'admin' })
    const productId = await shop.saveProduct({ countInStock: 9 })
    const [answered, open] = [await complain(shop), await complain(shop)]
    const answer = { state: 'resolved', answer: 'A new one is on its way.' }
    await shop.as(admin).put(`/api/admin/grievances/${answered}`, answer)
    const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
    await shop.post('/api/cart', { ...line, guestId: 'guest_1763625600000_abcdefghij' })
    await shop.as(admin).post('/api/cart', { ...line, userId: admin._id })
    await shop.post('/api/newsletter', { email: 'never.pressed@example.com' })
    expect(await run(shop)).toEqual({})

    shop.clock.pass({ minutes: 3 * 24 * 60 })
    expect(await run(shop)).toEqual({ subscribers: 1 })
    await shop.database.mail.add(aMail(shop))
    passMonths(shop, 1.1)
    expect(await run(shop)).toEqual({ carts: 1, mails: expect.any(Number) })
    expect((await shop.database.carts.doc(admin._id).get()).exists).toBe(true)
    passMonths(shop, DEFAULT_RETENTION.complaintMonths)
    expect(await run(shop)).toEqual({ complaints: 1, audit: expect.any(Number) })
    const left = await shop.database.grievances.get()
    expect(left.docs.map(({ id }) => id)).toEqual([open])
  })

  it('is what the settings say, which keep to the bounds of the law', async () => {
    const { shop, admin } = await startShop()
    const save = (change: object) =>
      putSettings(shop.as(admin), ({ retention }) => ({ retention: { ...retention, ...change } }))
    const tooShort = await save({ orderMonths: 71, complaintMonths: 6 })
    expect([tooShort.status, Object.keys(tooShort.body.fields)]).toEqual([
      400,
      ['retention.orderMonths', 'retention.complaintMonths'],
    ])
    expect((await save({ mailDays: 2 })).status).toBe(200)
    expect((await shop.get('/api/settings')).body).not.toHaveProperty('retention')
    await shop.database.mail.add(aMail(shop))
    shop.clock.pass({ minutes: 3 * 24 * 60 })
    expect(await run(shop)).toEqual({ mails: 1 })
  })
})

it('an account goes once nobody has used it for long, with all that its owner may erase', async () => {
  const shop = await startTestShop()
  const [unused, buyer, admin] = [
    await shop.saveUser(),
    await shop.saveUser(),
    await shop.saveUser({ role: 'admin' }),
  ]
  const productId = await shop.saveProduct({ countInStock: 9 })
  await shop.as(unused).put('/api/wishlist', { productIds: [productId] })
  passMonths(shop, DEFAULT_RETENTION.accountMonths - 1)
  expect(await run(shop)).not.toHaveProperty('accounts')
  await placeOrder(shop, buyer, [{ productId }])
  passMonths(shop, 2)
  expect(await run(shop)).toMatchObject({ accounts: 1 })
  const left = await shop.database.users.get()
  expect(left.docs.map(({ id }) => id).sort()).toEqual([admin._id, buyer._id].sort())
  expect((await shop.database.wishlists.doc(unused._id).get()).exists).toBe(false)
  expect((await shop.as(unused).get('/api/users/profile')).status).toBe(401)
})

it('an order loses its person after the years of tax law, and keeps its figures and documents', async () => {
  const shop = await startTestShop()
  const asha = await shop.saveUser()
  const admin = await shop.saveUser({ role: 'admin', name: 'Ravi Kumar' })
  await register(shop, admin, 'unregistered')
  const productId = await shop.saveProduct({ countInStock: 9 })
  const [done, open, owed] = [
    await placeOrder(shop, asha, [{ productId }]),
    await placeOrder(shop, asha, [{ productId }]),
    await placeOrder(shop, asha, [{ productId }]),
  ]
  const ahead = { amount: 9, via: 'upi' }
  await shop.as(admin).post(`/api/admin/orders/${owed._id}/advance`, ahead)
  await shop.as(admin).put(`/api/admin/orders/${owed._id}`, { status: 'Cancelled' })
  const path = `/api/admin/orders/${done._id}`
  await shop.as(admin).post(`${path}/notes`, { text: 'Rings twice.' })
  const { shippingAddress } = done
  await shop.as(admin).put(`${path}/address`, { ...shippingAddress, address: 'Ghat 7' })
  const asked = await shop
    .as(admin)
    .put(`${path}/confirmation`, { state: 'asked', via: 'whatsapp' })
  await shop.post(new URL(asked.body.link).pathname, 'answer=confirm', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await shop.as(admin).put(path, { status: 'Delivered' })
  const documents = async () =>
    (await shop.database.taxDocuments.get()).docs.map((one) => one.data())
  const before = await documents()
  expect(before).toHaveLength(1)

  // At most: a year, until its return is due, and 72 months.
  passMonths(shop, 70)
  expect(await run(shop)).not.toHaveProperty('orders')
  passMonths(shop, 12 + 9 + 3)
  expect(await run(shop)).toMatchObject({ orders: 1 })
  const orders = await shop.database.orders.get()
  const stored = orders.docs.find(({ id }) => id === done._id)?.data()
  expect(stored).toMatchObject({
    user: { name: '', phone: '' },
    shippingAddress: { firstName: '', address: '', phone: '', city: 'Varanasi' },
    notes: [],
    totalPrice: expect.any(Number),
    lines: [expect.objectContaining({ quantity: 1 })],
  })
  expect(JSON.stringify(stored)).not.toMatch(/Asha|Lanka|Ghat|98765|Rings/)
  expect(await documents()).toEqual(before)
  for (const { _id } of [open, owed])
    expect(orders.docs.find(({ id }) => id === _id)?.data().user.phone).toBe(asha.phone)
  expect((await shop.as(admin).get(`/api/orders/${done._id}`)).status).toBe(200)
  expect(await run(shop)).toEqual({})
})

it('pictures of a return go some time after the decision, those of an open one stay', async () => {
  const shop = await startTestShop()
  const asha = await shop.saveUser()
  const { database } = shop
  const at = database.timestamp(new Date('2026-01-06T06:00:00Z'))
  const asked = { lines: [], reason: 'defective', photos: ['first'], requestedAt: at } as const
  const decided = { state: 'accepted', decidedAt: at, decidedBy: null } as const
  const waiting = { state: 'requested', decidedAt: null, decidedBy: null } as const
  const [done = '', open = ''] = await saveOrders(shop, asha, [
    { status: 'Delivered', returns: [{ ...asked, lines: [], photos: ['first'], ...decided }] },
    { status: 'Delivered', returns: [{ ...asked, lines: [], photos: ['second'], ...waiting }] },
  ])
  await database.orders.doc(done).update({ openReturn: false })
  await database.orders.doc(open).update({ openReturn: true })
  passMonths(shop, 1)
  expect(await run(shop)).toEqual({ photos: 1 })
  const photosOf = async (id: string) =>
    (await database.orders.doc(id).get()).data()?.returns?.[0]?.photos
  expect([await photosOf(done), await photosOf(open)]).toEqual([undefined, ['second']])
})

it('a run that is killed is gone on with by the next, which tells all that went', async () => {
  const shop = await startTestShop()
  const { database, clock, log } = shop
  const batch = database.firestore.batch()
  for (let count = 0; count < 250; count++) batch.set(database.mail.doc(), aMail(shop))
  await batch.commit()
  clock.pass({ minutes: 8 * 24 * 60 })

  const repository = retentionRepository(shop.shop.connect, {
    lastUsed: async () => new Map(),
    erase: async () => false,
    removePhoto: async () => undefined,
  })
  const killed = retentionService({
    ...repository,
    passed: async (kind, page) => {
      await repository.passed(kind, page)
      if (page.removed > 0) throw new Error('killed')
    },
    settings,
    clock,
    log,
  })
  await expect(killed.run()).rejects.toThrow('killed')
  expect((await database.mail.count().get()).data().count).toBe(150)
  const both = [
    shop.shop.retention.run(),
    retentionService({ ...repository, settings, clock, log }).run(),
  ]
  const counts = (await Promise.all(both)).map(({ mails = 0 }) => mails)
  expect(counts.reduce((sum, count) => sum + count)).toBe(250)
  expect((await database.mail.count().get()).data().count).toBe(0)
  const admin = await shop.saveUser({ role: 'admin' })
  expect((await shop.as(admin).get('/api/admin/status')).body.retention.removed.mails).toBe(250)
})

it.each([
  ['2026-11-22T10:00:00Z', 1, '2026-10-22T10:00:00.000Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-15T10:00:00Z', 36, '2023-01-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00.000Z'],
])('%s, %d months before', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})

// The year 2019-20 was to be returned by 31 December 2020: its 72 months are over at the end of 2026.
it.each([
  ['2026-12-30T12:00:00Z', '2019-03-31T18:30:00.000Z'],
  ['2026-12-31T12:00:00Z', '2020-03-31T18:30:00.000Z'],
  ['2027-06-01T12:00:00Z', '2020-03-31T18:30:00.000Z'],
])('at %s, what is of before %s has been kept for 72 months', (now, before) => {
  expect(returnedBefore(new Date(now), 72).toISOString()).toBe(before)
})
