import { TEXTS } from '@bartan/contract/shop/texts'
import { asPhone } from '@bartan/contract/users/rules'
import { describe, expect, it } from 'vitest'
import { chargesOf } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { PASSWORD, startTestShop, startShop } from '#testing/start-test-shop.ts'

const { shop, admin } = await startShop()
const USERS = '/api/admin/users'
const pathOf = ({ _id }: { _id: string }) => `${USERS}/${_id}`
const login = (phone: string, password = PASSWORD) =>
  shop.post('/api/users/login', { phone, password })
const newUser = (more: object = {}) => ({
  name: 'Ravi Kumar',
  phone: shop.newPhone(),
  password: PASSWORD,
  email: '',
  ...more,
})

const traceOf = async (id: string) => {
  const { docs } = await shop.database.audit.where('target._id', '==', id).get()
  return docs.map((entry) => entry.data())
}

it('the list of users has all accounts but the admin’s own, newest first, found and paged', async () => {
  const own = await startTestShop()
  const owner = await own.saveUser({
    role: 'admin',
    name: 'Asha Owner',
    phone: asPhone('6333333333'),
  })
  const ravi = await own.saveUser({ name: 'Ravi Kumar', phone: asPhone('6111111111') })
  const mina = await own.saveUser({ name: 'Mina Das', phone: asPhone('6122222222') })
  const asha = await own.saveUser({ name: 'Asha Rao', role: 'admin', phone: asPhone('6344444444') })
  const list = async (query: string) => {
    const { status, body, headers } = await own.as(owner).get(`${USERS}${query}`)
    expect({ status, body }).toMatchObject({ status: 200 })
    return [body.map(({ name }: { name: string }) => name), Number(headers.get('X-Total-Count'))]
  }
  expect(await list('')).toEqual([[asha.name, mina.name, ravi.name], 3])
  expect(await list('?limit=2')).toEqual([[asha.name, mina.name], 3])
  expect(await list('?limit=2&page=2')).toEqual([[ravi.name], 3])
  expect(await list('?limit=1&page=3')).toEqual([[ravi.name], 3])
  expect(await list('?role=admin')).toEqual([[asha.name], 1])
  expect(await list('?search=61')).toEqual([[ravi.name, mina.name], 2])
  expect(await list('?search=63&role=admin')).toEqual([[asha.name], 1])
  expect(await list('?search=asha')).toEqual([[asha.name], 1])
  expect(await list('?search=Mina+d')).toEqual([[mina.name], 1])
  expect(await list('?search=mina&role=customer')).toEqual([[mina.name], 1])
  expect(await list('?search=nobody')).toEqual([[], 0])
  const { body } = await own.as(owner).get(`${USERS}?search=6111111111`)
  const { _id, name, phone, role } = ravi
  expect(body).toEqual([{ _id, name, phone, role, createdAt: expect.any(String) }])
})

it('shows an account and how its orders went', async () => {
  const asha = await shop.saveUser()
  const productId = await shop.saveProduct({ price: 150, countInStock: 50 })
  const order = () => placeOrder(shop, asha, [{ productId, quantity: 2 }])
  const [first, second] = [await order(), await order(), await order()]
  await shop.as(admin).put(`/api/admin/orders/${first._id}`, { status: 'Delivered' })
  await shop.as(admin).put(`/api/admin/orders/${second._id}`, { status: 'Cancelled' })
  expect((await shop.as(admin).get(pathOf(asha))).body).toEqual({
    user: expect.objectContaining({ _id: asha._id, phone: asha.phone }),
    orders: {
      total: 3,
      byStatus: { Processing: 1, Shipped: 0, Delivered: 1, Cancelled: 1 },
      spent: chargesOf(300).totalPrice,
      refused: 0,
      openReturns: 0,
    },
  })
  expect((await shop.as(admin).get(`${USERS}/nobody`)).status).toBe(404)
})

describe('adding a user', () => {
  it('opens an account with a chosen role, good to log in', async () => {
    const wanted = newUser({ role: 'admin', email: 'ravi@example.com' })
    const { status, body } = await shop.as(admin).post(USERS, wanted)
    expect(status).toBe(201)
    expect(body).toEqual({
      user: {
        _id: expect.any(String),
        name: 'Ravi Kumar',
        phone: wanted.phone,
        email: 'ravi@example.com',
        role: 'admin',
      },
    })
    const session = await login(wanted.phone)
    expect(session.status).toBe(200)
    expect((await shop.as(session.body).get(USERS)).status).toBe(200)
    expect(await traceOf(body.user._id)).toMatchObject([
      {
        action: 'user.added',
        by: { _id: admin._id },
        changes: { role: { from: null, to: 'admin' } },
      },
    ])
  })

  it('without a role makes a customer', async () => {
    const { body } = await shop.as(admin).post(USERS, newUser())
    expect(body.user).toMatchObject({ role: 'customer' })
    expect(body.user).not.toHaveProperty('email')
  })

  it('refuses a phone in use, and leaves that account alone', async () => {
    const asha = await shop.saveUser()
    expect(await shop.as(admin).post(USERS, newUser({ phone: asha.phone }))).toMatchObject({
      status: 409,
      body: { code: 'phone_taken', message: TEXTS.userExists },
    })
    expect((await login(asha.phone)).body.user.name).toBe(asha.name)
  })

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: '12345' }],
    ['password', { password: 'weak' }],
    ['email', { email: 'nonsense' }],
    ['role', { role: 'owner' }],
  ])('checks %s', async (field, wrong) => {
    const { status, body } = await shop.as(admin).post(USERS, newUser(wrong))
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('changing a user', () => {
  it('takes any subset, and answers the user', async () => {
    const asha = await shop.saveUser({ email: 'asha@example.com' })
    const change = (body: object) => shop.as(admin).put(pathOf(asha), body)
    expect((await change({ name: 'Asha Rao' })).body.user).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: asha.phone,
      role: 'customer',
    })
    expect((await change({ email: '' })).body.user).not.toHaveProperty('email')
    expect((await shop.as(asha).get('/api/users/profile')).body.name).toBe('Asha Rao')
    expect(await traceOf(asha._id)).toContainEqual(
      expect.objectContaining({
        action: 'user.changed',
        changes: { name: { from: 'Asha Devi', to: 'Asha Rao' } },
      }),
    )
  })

  it('moves the account to a new phone', async () => {
    const asha = await shop.saveUser()
    const phone = shop.newPhone()
    expect((await shop.as(admin).put(pathOf(asha), { phone })).status).toBe(200)
    expect((await login(asha.phone)).status).toBe(401)
    expect((await login(phone)).body.user).toMatchObject({ _id: asha._id, phone })
  })

  it('to a phone in use changes nothing at all', async () => {
    const [asha, ravi] = [await shop.saveUser(), await shop.saveUser()]
    const change = { phone: ravi.phone, name: 'Other', role: 'admin' }
    expect(await shop.as(admin).put(pathOf(asha), change)).toMatchObject(
      refusal(409, 'phone_taken'),
    )
    expect((await login(asha.phone)).body.user).toMatchObject({
      name: asha.name,
      phone: asha.phone,
      role: 'customer',
    })
    expect((await login(ravi.phone)).body.user._id).toBe(ravi._id)
  })

  it('is refused for who is not there', async () => {
    expect(await shop.as(admin).put(`${USERS}/nobody`, { name: 'X' })).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    })
  })
})

describe('deleting a user', () => {
  it('ends the account with the next call, and frees its phone', async () => {
    const asha = await shop.saveUser()
    const productId = await shop.saveProduct()
    const line = { productId, size: 'Small', color: 'Red', quantity: 1 }
    await shop.as(asha).post('/api/cart', { userId: asha._id, ...line })
    expect((await shop.as(admin).del(pathOf(asha))).status).toBe(200)
    expect((await shop.as(asha).get('/api/users/profile')).status).toBe(401)
    expect((await login(asha.phone)).status).toBe(401)
    expect((await shop.database.carts.doc(asha._id).get()).exists).toBe(false)
    expect((await shop.as(admin).del(pathOf(asha))).status).toBe(404)
    const again = newUser({ phone: asha.phone })
    expect((await shop.post('/api/users/register', again)).status).toBe(201)
    expect(await traceOf(asha._id)).toMatchObject([
      { action: 'user.deleted', target: { name: 'Deleted account' } },
    ])
  })

  it('lets nobody delete themself', async () => {
    expect(await shop.as(admin).del(pathOf(admin))).toMatchObject(refusal(409, 'conflict'))
    expect((await shop.as(admin).get(USERS)).status).toBe(200)
  })

  it('leaves the orders', async () => {
    const asha = await shop.saveUser()
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await shop.as(admin).del(pathOf(asha))
    expect((await shop.as(admin).get(`/api/orders/${order._id}`)).body).toMatchObject(order)
  })
})
