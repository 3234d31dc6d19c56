import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { returnsOnDeletion, statusEffects } from './status-effects.ts'

const shop = await startTestShop()
const admin = await shop.saveUser({ role: 'admin' })
const asha = await shop.saveUser()

const setStatus = ({ _id }: { _id: string }, body: { status: string; from?: string }) =>
  shop.as(admin).put(`/api/admin/orders/${_id}`, body)

describe('a status that says which one it is based on', () => {
  it('is not set once the customer has cancelled: the answer says what the order is now', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await shop.as(asha).post(`/api/orders/${order._id}/cancel`)
    expect(await setStatus(order, { status: 'Shipped', from: 'Processing' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { status: 'Cancelled' } },
    })
    expect((await shop.as(asha).get(`/api/orders/${order._id}`)).body.status).toBe('Cancelled')
    const knowingly = await setStatus(order, { status: 'Shipped', from: 'Cancelled' })
    expect(knowingly.body.status).toBe('Shipped')
  })

  it('is set by one of several admins who act at once', async () => {
    const productId = await shop.saveProduct({ countInStock: 10 })
    const order = await placeOrder(shop, asha, [{ productId, quantity: 2 }])
    const answers = await Promise.all(
      ['Shipped', 'Cancelled', 'Delivered', 'Cancelled'].map((status) =>
        setStatus(order, { status, from: 'Processing' }),
      ),
    )
    const made = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 409)
    expect([made.length, refused.length]).toEqual([1, 3])
    const { status: now, statusHistory } = made[0]?.body ?? {}
    expect(statusHistory).toHaveLength(2)
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'changed_meanwhile', current: { status: now } })
    const { countInStock } = await shop.readProduct(productId)
    expect(countInStock).toBe(now === 'Cancelled' ? 10 : 8)
  })

  it('must be one of the four', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    expect(await setStatus(order, { status: 'Shipped', from: 'Lost' })).toMatchObject({
      status: 400,
      body: { fields: { from: expect.stringContaining('from') } },
    })
  })

  it('may be left out: any status is then set from any other', async () => {
    const order = await placeOrder(shop, asha, [{ productId: await shop.saveProduct() }])
    await shop.as(asha).post(`/api/orders/${order._id}/cancel`)
    expect((await setStatus(order, { status: 'Shipped' })).body.status).toBe('Shipped')
  })
})

describe('a change of status', () => {
  it.each(ORDER_STATUSES)('from %s to itself is none', (status) => {
    expect(statusEffects({ status, stock: 'taken' }, status)).toBeUndefined()
  })

  it.each(['Processing', 'Shipped', 'Cancelled'] as const)(
    'from %s to Delivered pays',
    (status) => {
      const stock = status === 'Cancelled' ? 'returned' : 'taken'
      expect(statusEffects({ status, stock }, 'Delivered')).toMatchObject({
        isDelivered: true,
        isPaid: true,
      })
    },
  )

  it.each(['Processing', 'Shipped', 'Cancelled'] as const)('from Delivered to %s unpays', (to) => {
    expect(statusEffects({ status: 'Delivered', stock: 'taken' }, to)).toMatchObject({
      isDelivered: false,
      isPaid: false,
    })
  })

  it.each(['Processing', 'Shipped', 'Delivered'] as const)(
    'from %s to Cancelled returns the units, and back takes them again',
    (status) => {
      expect(statusEffects({ status, stock: 'taken' }, 'Cancelled')?.units).toBe('return')
      expect(statusEffects({ status: 'Cancelled', stock: 'returned' }, status)?.units).toBe('take')
    },
  )

  it('between open statuses leaves the units where they are', () => {
    expect(statusEffects({ status: 'Processing', stock: 'taken' }, 'Shipped')?.units).toBe('stay')
  })
})

it('returns the units of what is deleted before it was delivered', () => {
  expect(returnsOnDeletion({ status: 'Processing', stock: 'taken' })).toBe(true)
  expect(returnsOnDeletion({ status: 'Shipped', stock: 'taken' })).toBe(true)
  expect(returnsOnDeletion({ status: 'Delivered', stock: 'taken' })).toBe(false)
  expect(returnsOnDeletion({ status: 'Cancelled', stock: 'returned' })).toBe(false)
})
