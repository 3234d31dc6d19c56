import { describe, expect, it } from 'vitest'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const PROFILE = '/api/users/profile'
const close = (user: Account, password = PASSWORD) => shop.as(user).del(PROFILE, { password })
const login = (phone: string) => shop.post('/api/users/login', { phone, password: PASSWORD })
const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })
const orderOf = async (user: Account) =>
  placeOrder(shop, user, [{ productId: await shop.saveProduct() }])
const storedOrder = async (id: string) => (await shop.database.orders.doc(id).get()).data()

describe('deleting one’s own account', () => {
  it('ends it with the next call, takes its cart and checkouts along, and frees the phone', async () => {
    const asha = await shop.saveUser({ email: 'asha@example.com' })
    const productId = await shop.saveProduct()
    await orderOf(asha)
    const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
    await shop.as(asha).post('/api/cart', { userId: asha._id, ...line })
    await beginCheckout(shop.as(asha), [line])
    expect(await close(asha)).toMatchObject({
      status: 200,
      body: { message: 'Your account is deleted' },
    })
    for (const path of [PROFILE, '/api/orders/my-orders', `/api/cart?userId=${asha._id}`])
      expect((await shop.as(asha).get(path)).status).toBe(401)
    expect(await shop.shop.accounts.aliasOf(asha._id)).toBeUndefined()
    const { users, phones, carts, checkouts, loginAttempts } = shop.database
    for (const document of [
      users.doc(asha._id),
      phones.doc(asha.phone),
      carts.doc(asha._id),
      loginAttempts.doc(asha.phone),
      loginAttempts.doc(`account-${asha._id}`),
    ])
      expect((await document.get()).exists && document.path).toBe(false)
    expect((await checkouts.where('userId', '==', asha._id).get()).size).toBe(0)
    expect((await login(asha.phone)).status).toBe(401)
    const again = { name: 'Other', phone: asha.phone, password: PASSWORD }
    const registered = await shop.post('/api/users/register', again)
    expect(registered.status).toBe(201)
    expect((await shop.as(registered.body).get('/api/orders/my-orders')).body).toEqual([])
  })

  it('keeps of an order what an invoice shows, and how to reach the customer no longer', async () => {
    const asha = await shop.saveUser({ email: 'asha@example.com' })
    const order = await orderOf(asha)
    const corrected = { ...order.shippingAddress, address: '7 Assi Ghat' }
    await shop.as(admin).put(`/api/admin/orders/${order._id}/address`, corrected)
    await setStatus(order._id, 'Delivered')
    const { body } = await shop.as(admin).get(`/api/orders/${order._id}`)
    const { addressChanges, ...before } = body
    expect(addressChanges).toHaveLength(1)
    await close(asha)
    const after = await shop.as(admin).get(`/api/orders/${order._id}`)
    expect(after.status).toBe(200)
    expect(after.body).toEqual({
      ...before,
      user: { _id: asha._id, name: asha.name, phone: '' },
      shippingAddress: { ...before.shippingAddress, phone: '' },
    })
    expect((await shop.as(admin).get('/api/admin/orders')).status).toBe(200)
  })

  it('keeps the phone of an order that is on its way until it has arrived', async () => {
    const email = 'asha@example.com'
    const asha = await shop.saveUser({ email, confirmedEmail: email })
    const [one, two] = [await orderOf(asha), await orderOf(asha)]
    const told = await shop.database.mail.doc(`order-${one._id}-1`).get()
    expect(told.data()?.to).toEqual(['asha@example.com'])
    await close(asha)
    expect(await storedOrder(one._id)).toMatchObject({
      user: { name: asha.name, phone: asha.phone },
      shippingAddress: one.shippingAddress,
    })
    expect((await storedOrder(one._id))?.user).not.toHaveProperty('email')
    const mails = shop.database.mail.where('to', 'array-contains', 'asha@example.com')
    expect((await mails.get()).size).toBe(0)
    await setStatus(one._id, 'Shipped')
    expect((await storedOrder(one._id))?.user.phone).toBe(asha.phone)
    await setStatus(one._id, 'Delivered')
    await setStatus(two._id, 'Cancelled')
    for (const { _id } of [one, two])
      expect(await storedOrder(_id)).toMatchObject({
        user: { name: asha.name, phone: '' },
        shippingAddress: { city: 'Varanasi', phone: '' },
      })
  })

  it('leaves no phone, e-mail or name of the person on the audit trail', async () => {
    const asha = await shop.saveUser({ email: 'asha@example.com' })
    const order = await orderOf(asha)
    const renamed = { name: 'Asha Rani', email: 'rani@example.com', role: 'customer' }
    await shop.as(admin).put(`/api/admin/users/${asha._id}`, renamed)
    await setStatus(order._id, 'Shipped')
    await close(asha)
    await setStatus(order._id, 'Delivered')
    const { docs } = await shop.database.audit
      .where('target._id', 'in', [asha._id, order._id])
      .get()
    expect(docs).toHaveLength(3)
    const trail = JSON.stringify(docs.map((entry) => entry.data()))
    for (const trace of [asha.phone, 'asha@example.com', 'rani@example.com', 'Asha'])
      expect(trail).not.toContain(trace)
    expect(trail).toContain('Shipped')
  })

  it('asks for the password, at its field, and counts wrong ones', async () => {
    const asha = await shop.saveUser()
    expect(await close(asha, '')).toMatchObject({
      status: 400,
      body: { fields: { password: 'Password is required' } },
    })
    for (let i = 0; i < 5; i++)
      expect(await close(asha, 'Wrong@1234')).toMatchObject({
        status: 400,
        body: { fields: { password: 'Password is wrong' } },
      })
    expect((await close(asha)).status).toBe(429)
    expect((await shop.as(asha).get(PROFILE)).status).toBe(200)
  })

  it('is not for admins, whom a shop can not be without', async () => {
    expect(await close(admin)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await shop.as(admin).get(PROFILE)).status).toBe(200)
  })

  it('is resumed after it was aborted, when an admin looks at the accounts', async () => {
    const asha = await shop.saveUser()
    const order = await orderOf(asha)
    const { accounts } = shop.shop
    const { remove } = accounts
    accounts.remove = () => Promise.reject(new Error('no network'))
    expect((await close(asha)).status).toBe(200)
    accounts.remove = remove
    expect((await shop.as(asha).get(PROFILE)).status).toBe(401)
    const note = shop.database.erasures.doc(asha._id)
    expect((await note.get()).exists).toBe(true)
    expect((await shop.as(admin).get('/api/admin/users')).status).toBe(200)
    expect((await note.get()).exists).toBe(false)
    expect(await storedOrder(order._id)).toMatchObject({ isOwnerGone: true })
  })
})
