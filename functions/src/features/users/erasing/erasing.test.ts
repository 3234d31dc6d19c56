import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { confirmAddress, mailsTo } from '#testing/mailbox.ts'
import { placeOrder } from '#testing/orders.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'
import { aCustomer, traces } from './testing/traces.ts'

const { shop, admin } = await startShop()

const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })
const deleteUser = ({ _id }: Account) => shop.as(admin).del(`/api/admin/users/${_id}`)

const WAYS: Record<string, (asha: Account) => Promise<{ status: number }>> = {
  'who deletes it': (asha) => shop.as(asha).del('/api/users/profile', { password: PASSWORD }),
  'an admin': deleteUser,
}

describe('a deletion of an account', () => {
  it.each(Object.keys(WAYS))(
    'by %s leaves the orders’ invoices, and nothing else of the person',
    async (way) => {
      const { asha, email, name, delivered, open } = await aCustomer(shop, admin)
      expect((await traces(shop, [name, email, asha.phone])).length).toBeGreaterThan(10)
      expect((await WAYS[way]?.(asha))?.status).toBe(200)
      expect(await traces(shop, [name, email, asha.phone])).toEqual([])
      expect(await mailsTo(shop, email)).toEqual([])
      expect((await shop.as(admin).get(`/api/orders/${delivered}`)).body).toMatchObject({
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
    const { asha } = await aCustomer(shop, admin)
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

it('keeps what was written about an order until it is done, and not a day longer', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct()
  const { _id } = await placeOrder(shop, asha, [{ productId }])
  const path = `/api/admin/orders/${_id}`
  await shop.as(admin).post(`${path}/notes`, { text: 'Rings for her sister, 98765 43210.' })
  await setStatus(_id, 'Delivered')
  const lines = [{ productId, size: 'Small', color: 'Red', quantity: 1 }]
  const asked = { lines, reason: 'defective', note: 'My mother was hurt.' }
  await shop.as(asha).post(`/api/orders/${_id}/return`, asked)
  await deleteUser(asha)
  const left = async () => {
    const { notes, returns } = (await shop.as(admin).get(`/api/orders/${_id}`)).body
    return [notes.length, returns[0].note]
  }
  expect(await left()).toEqual([1, asked.note])
  await shop.as(admin).put(`${path}/return`, { decision: 'declined', declineReason: 'Worn.' })
  expect(await left()).toEqual([0, undefined])
  await shop.as(admin).post(`${path}/notes`, { text: 'Came to the shop.' })
  expect(await left()).toEqual([1, undefined])
})

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })

it('leaves no stored reply to a registration or to a forgotten password', async () => {
  const [name, phone] = ['Zora Repeated', shop.newPhone()]
  const account = { name, phone, password: PASSWORD }
  const { body: zora } = await shop.post('/api/users/register', account, keyed())
  await shop.post('/api/users/password-reset', { phone })
  const asked = `/api/admin/password-requests/${zora.user._id}/link`
  const { link } = (await shop.as(admin).post(asked)).body
  const chosen = { token: new URL(link).searchParams.get('token'), newPassword: 'Fresh@9876' }
  await shop.post('/api/users/password-reset/confirm', chosen, keyed())
  const replies = async () =>
    (await traces(shop, [name, phone])).filter((trace) => trace.startsWith('keptAnswers'))
  expect(await replies()).toHaveLength(2)
  await deleteUser(zora.user)
  expect(await replies()).toEqual([])
})
