import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { describe, expect, it } from 'vitest'
import { placeOrder, beginCheckout } from '#testing/orders.ts'
import { refusal } from '#testing/refusal.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { PASSWORD, type Account, startShop } from '#testing/start-test-shop.ts'

const PHONE = '+91 98000 12345'

const pathOf = ({ _id }: { _id: string }) => `/api/admin/users/${_id}`
const block = (user: { _id: string }, body: object, by = admin) =>
  shop.as(by).put(`${pathOf(user)}/cash-on-delivery`, body)
const opened = async (user: Account) => (await shop.as(admin).get(pathOf(user))).body.user
const line = () => ({ productId, size: 'Small', color: 'Red', quantity: 1 })
const checkOut = (user: Account) => beginCheckout(shop.as(user), [line()])

const REFUSED = {
  status: 409,
  body: {
    code: 'cod_blocked',
    reason: 'cod_blocked',
    params: { phone: PHONE },
    message: `To order with cash on delivery, please call us: ${PHONE}`,
  },
}

const again = async ({ phone }: Account): Promise<Account> => {
  const body = { name: 'Asha Again', phone, password: PASSWORD }
  const { body: registered } = await shop.post('/api/users/register', body)
  return { ...registered, phone, _id: registered.user._id }
}

const { shop, admin } = await startShop()
const productId = await shop.saveProduct({ price: 100, countInStock: 500 })
await shop.as(admin).put('/api/admin/settings', { version: 0, phone: PHONE })

describe('a phone whose account was blocked and deleted', () => {
  it.each(['its owner', 'an admin'])(
    'stays blocked after %s deleted the account and it was made again',
    async (who) => {
      const asha = await shop.saveUser()
      await block(asha, { blocked: true, reason: 'Three parcels refused' })
      if (who === 'an admin') await shop.as(admin).del(pathOf(asha))
      else await shop.as(asha).del('/api/users/profile', { password: PASSWORD })
      const anew = await again(asha)
      expect(await checkOut(anew)).toMatchObject(REFUSED)
      expect((await opened(anew)).codBlock).toEqual({ reason: '', at: expect.any(String) })
      await block(anew, { blocked: false })
      await shop.as(admin).del(pathOf(anew))
      expect((await checkOut(await again(asha))).status).toBe(201)
    },
  )

  it('keeps how many of its parcels were refused, also of one that was on its way', async () => {
    const asha = await shop.saveUser()
    const orders = [await placeOrder(shop, asha, [line()]), await placeOrder(shop, asha, [line()])]
    const refuse = async (_id = '') => {
      const change = { status: 'Cancelled', cancelReason: 'refused' }
      await shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Shipped' })
      await shop.as(admin).put(`/api/admin/orders/${_id}`, change)
    }
    await refuse(orders[0]?._id)
    await shop.as(admin).del(pathOf(asha))
    await refuse(orders[1]?._id)
    const { _id } = await placeOrder(shop, await again(asha), [line()])
    const { body } = await shop.as(admin).get(`/api/orders/${_id}`)
    expect(body.phoneFacts).toEqual({ orders: 3, delivered: 0, refused: 2 })
  })

  it('counts a parcel that is refused after it was made again, and says so at once', async () => {
    const asha = await shop.saveUser()
    const { _id: old } = await placeOrder(shop, asha, [line()])
    await shop.as(admin).put(`/api/admin/orders/${old}`, { status: 'Shipped' })
    await shop.as(admin).del(pathOf(asha))
    const anew = await again(asha)
    await shop
      .as(admin)
      .put(`/api/admin/orders/${old}`, { status: 'Cancelled', cancelReason: 'refused' })
    const { _id } = await placeOrder(shop, anew, [line()])
    const { body } = await shop.as(admin).get(`/api/orders/${_id}`)
    expect(body.phoneFacts).toEqual({ orders: 2, delivered: 0, refused: 1 })
  })

  it('counts what it ordered that day before it was deleted, whenever it was cancelled', async () => {
    const asha = await shop.saveUser()
    const setLimit = (ordersPerDay: number) =>
      saveSettings(shop.as(admin), ({ limits }) => ({ limits: { ...limits, ordersPerDay } }))
    await setLimit(2)
    const cancel = ({ _id }: { _id: string }) =>
      shop.as(admin).put(`/api/admin/orders/${_id}`, { status: 'Cancelled' })
    const end = (who: Account) => shop.as(who).del('/api/users/profile', { password: PASSWORD })
    await cancel(await placeOrder(shop, asha, [line()]))
    await end(asha)
    const second = await again(asha)
    const left = await placeOrder(shop, second, [line()])
    await end(second)
    await cancel(left)
    const third = await again(asha)
    expect(await checkOut(third)).toMatchObject(refusal(409, 'order_limit', 'ordersPerDay'))
    shop.clock.pass({ minutes: 24 * 60 })
    const { body } = await shop.post('/api/users/login', { phone: asha.phone, password: PASSWORD })
    expect((await checkOut({ ...third, ...body })).status).toBe(201)
    await setLimit(DEFAULT_SETTINGS.limits.ordersPerDay)
  })
})

describe('a blocked account that is moved to another phone', () => {
  it('leaves the block at the phone that it had', async () => {
    const asha = await shop.saveUser()
    await block(asha, { blocked: true })
    await shop.as(admin).put(pathOf(asha), { phone: shop.newPhone() })
    expect(await checkOut(asha)).toMatchObject(REFUSED)
    expect(await checkOut(await again(asha))).toMatchObject(REFUSED)
  })

  it('frees the phone that it had, once it is unblocked itself', async () => {
    const asha = await shop.saveUser()
    await block(asha, { blocked: true })
    await shop.as(admin).put(pathOf(asha), { phone: shop.newPhone() })
    await block(asha, { blocked: true, reason: 'Two parcels refused' })
    await block(asha, { blocked: false })
    expect((await checkOut(await again(asha))).status).toBe(201)
  })

  it('is one that was moved to a phone whose account was blocked and deleted', async () => {
    const [asha, mina] = [await shop.saveUser(), await shop.saveUser()]
    await block(asha, { blocked: true })
    await shop.as(admin).del(pathOf(asha))
    await shop.as(admin).put(pathOf(mina), { phone: asha.phone })
    expect(await checkOut(mina)).toMatchObject(REFUSED)
  })
})
