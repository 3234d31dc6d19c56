import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { confirmAddress, mailsTo } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { startInstance } from '#testing/start-instance.ts'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

let shop: TestShop
let admin: Account
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.saveUser({ role: 'admin', name: 'Owner' })
})
afterAll(() => shop.stop())

let count = 0

const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })
const deleteOrder = (id: string) => shop.as(admin).del(`/api/admin/orders/${id}`)
const deleteUser = ({ _id }: Account) => shop.as(admin).del(`/api/admin/users/${_id}`)

/** A customer who has left traces wherever the shop keeps any. */
const aCustomer = async () => {
  const email = `person.${++count}@example.com`
  const name = `Person Numbered ${count}`
  const asha = await shop.saveUser({ name, email, confirmedEmail: email })
  const productId = await shop.saveProduct({ countInStock: 50 })
  const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
  const orders = []
  for (let i = 0; i < 3; i++) orders.push(await placeOrder(shop, asha, [line]))
  const [delivered, deleted] = orders
  await setStatus(delivered?._id ?? '', 'Delivered')
  await deleteOrder(deleted?._id ?? '')
  await shop.as(asha).post(`/api/products/${productId}/reviews`, { stars: 4, text: 'Sturdy' })
  await shop.as(asha).post('/api/cart', { userId: asha._id, ...line })
  await shop.as(asha).put(`/api/wishlist/${productId}`)
  const checkout = { checkoutItems: [line], shippingAddress: anAddress(), paymentMethod: 'COD' }
  await shop.as(asha).post('/api/checkout', checkout)
  await shop.as(admin).put(`/api/admin/users/${asha._id}`, { name: `${name} Rani` })
  await shop.post('/api/newsletter', { email })
  await confirmAddress(shop, email)
  const soldOut = await shop.saveProduct({ countInStock: 0 })
  await shop.post(`/api/products/${soldOut}/back-in-stock`, { email, phone: asha.phone })
  await shop.post('/api/users/login', { phone: asha.phone, password: 'Wrong@1234' })
  return { asha, email, name, delivered: delivered?._id ?? '', open: orders[2]?._id ?? '' }
}

/** Every document that holds one of these texts, but for the orders. */
const traces = async (texts: string[]): Promise<string[]> => {
  const collections = await shop.database.firestore.listCollections()
  const found: string[] = []
  for (const collection of collections)
    for (const document of (await collection.get()).docs) {
      const content = `${document.ref.path} ${JSON.stringify(document.data())}`
      if (collection.id !== 'orders' && texts.some((text) => content.includes(text)))
        found.push(`${document.ref.path} ${content}`)
    }
  return found
}

const WAYS: Record<string, (asha: Account) => Promise<{ status: number }>> = {
  'who deletes it': (asha) => shop.as(asha).del('/api/users/profile', { password: PASSWORD }),
  'an admin': deleteUser,
}

describe('a deletion of an account', () => {
  it.each(Object.keys(WAYS))(
    'by %s leaves the orders’ invoices, and nothing else of the person',
    async (way) => {
      const { asha, email, name, delivered, open } = await aCustomer()
      expect((await traces([name, email, asha.phone])).length).toBeGreaterThan(10)
      expect((await WAYS[way]?.(asha))?.status).toBe(200)
      expect(await traces([name, email, asha.phone])).toEqual([])
      expect(await mailsTo(shop, email)).toEqual([])
      const { body } = await shop.as(admin).get(`/api/orders/${delivered}`)
      expect(body).toMatchObject({
        user: { name, phone: '' },
        shippingAddress: { phone: '', city: 'Varanasi' },
      })
      expect((await shop.as(admin).get(`/api/orders/${open}`)).body.user.phone).toBe(asha.phone)
      expect((await shop.post('/api/users/login', { ...asha, password: PASSWORD })).status).toBe(
        401,
      )
      expect((await shop.database.erasures.get()).empty).toBe(true)
    },
  )

  it('keeps what was done on the trail', async () => {
    const { asha } = await aCustomer()
    await deleteUser(asha)
    const entries = await shop.database.audit.where('target._id', '==', asha._id).get()
    expect(entries.docs.map((entry) => entry.data())).toContainEqual(
      expect.objectContaining({
        action: 'user.deleted',
        by: { _id: admin._id, name: 'Owner' },
        target: { _id: asha._id, name: 'Deleted account' },
        changes: { role: { from: 'customer', to: null } },
      }),
    )
  })

  it('leaves the newsletter of an address that the account has never confirmed', async () => {
    const email = 'another.person@example.com'
    await shop.post('/api/newsletter', { email })
    await confirmAddress(shop, email)
    const mallory = await shop.saveUser({ email })
    await deleteUser(mallory)
    const stays = await shop.database.subscribers.where('email', '==', email).get()
    expect(stays.size).toBe(1)
  })

  it('is gone on with by the same call after its instance was killed, wherever that was', async () => {
    for (let wait = 0; wait < 5; wait++) {
      const { asha, email, name } = await aCustomer()
      const instance = await startInstance(shop.shop.config.projectId)
      const dying = fetch(`${instance.url}/api/admin/users/${asha._id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${admin.token}` },
      }).catch(() => undefined)
      // Killed at the first, second, … sign of what it has done.
      const ended = shop.database.users.doc(asha._id)
      for (let seen = 0; seen < wait; seen++) await ended.get()
      await instance.kill()
      await dying
      const again = await deleteUser(asha)
      expect([200, 404]).toContain(again.status)
      await shop.as(admin).get('/api/admin/users')
      expect(await traces([name, email, asha.phone])).toEqual([])
    }
  })
})

it('keeps where a refund goes until it is paid, and not a day longer', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct()
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  const path = `/api/admin/orders/${_id}`
  await setStatus(_id, 'Delivered')
  const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
  const refundTo = { via: 'upi', reference: 'asha@bank' }
  await shop.as(asha).post(`/api/orders/${_id}/return`, { lines, reason: 'defective', refundTo })
  await deleteUser(asha)
  const left = async () => {
    const { user, shippingAddress, returns } = (await shop.as(admin).get(`/api/orders/${_id}`)).body
    return [user.phone, shippingAddress.phone !== '', returns[0].refundTo]
  }
  expect(await left()).toEqual([asha.phone, true, refundTo])
  await shop.as(admin).put(`${path}/return`, { decision: 'accepted' })
  expect(await left()).toEqual([asha.phone, true, refundTo])
  await shop.as(admin).post(`${path}/refund`, { via: 'upi', reference: 'UTR-1' })
  expect(await left()).toEqual(['', false, undefined])
})
