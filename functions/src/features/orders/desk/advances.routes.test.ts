import { dayOf } from '@bartan/contract/shared/shop-day'
import { describe, expect, it } from 'vitest'
import { aChoice, anAddress } from '#testing/builders.ts'
import { refusal } from '#testing/refusal.ts'
import { usageOf } from '#testing/usage-of.ts'
import { startDesk } from '../testing/start-desk.ts'

const desk = await startDesk()

const as = () => desk.shop.as(desk.admin)
const set = (id: string, body: object) => as().put(`/api/admin/orders/${id}`, body)
const advance = (id: string, body: object, who = desk.admin) =>
  desk.shop.as(who).post(`/api/admin/orders/${id}/advance`, body)
const pay = (id: string, body: object = { via: 'upi' }) =>
  as().post(`/api/admin/orders/${id}/refund`, body)

/** An order, and what it comes to. */
const placed = async () => {
  const id = await desk.placed()
  const { totalPrice } = await desk.orderOf(id)
  return { id, total: Number(totalPrice) }
}

describe('an advance', () => {
  it('is less to collect, wherever that is shown', async () => {
    const { id, total } = await placed()
    expect(await desk.orderOf(id)).toMatchObject({ toCollect: total })
    const { status, body } = await advance(id, { amount: 49.5, via: 'upi', reference: 'UTR 7' })
    expect([status, body]).toMatchObject([
      201,
      {
        toCollect: total - 49.5,
        totalPrice: total,
        advances: [{ amount: 49.5, via: 'upi', reference: 'UTR 7', by: { name: 'Owner' } }],
      },
    ])
    const { body: own } = await desk.shop.as(desk.asha).get(`/api/orders/${id}`)
    expect(own).toMatchObject({ toCollect: total - 49.5, advances: [{ by: { name: '' } }] })
    const { body: file } = await as().get(`/api/admin/orders/shipments.csv?ids=${id}`)
    expect(file.trim().split(',').at(-1)).toBe(String(total - 49.5))
    const asked = await as().put(`/api/admin/orders/${id}/confirmation`, {
      state: 'asked',
      via: 'whatsapp',
    })
    const page = await desk.shop.get(new URL(asked.body.link).pathname)
    expect(page.body).toContain(`You pay ₹${(total - 49.5).toFixed(2)} in cash`)
    const before = (await as().get('/api/admin/orders/counts')).body.toCollect
    const day = dayOf(desk.shop.clock.now())
    const cash = async () => (await as().get(`/api/admin/cash?from=${day}&to=${day}`)).body.totals
    const report = await cash()
    await set(id, { status: 'Shipped' })
    const away = (await as().get('/api/admin/orders/counts')).body.toCollect
    expect(away - before).toBeCloseTo(total - 49.5)
    expect((await cash()).toCollect - report.toCollect).toBeCloseTo(total - 49.5)
    await set(id, { status: 'Delivered' })
    expect((await cash()).collected - report.collected).toBeCloseTo(total - 49.5)
    const { body: done } = await set(id, { status: 'Delivered', collected: { by: 'cash' } })
    expect(done.collected.amount).toBe(total - 49.5)
  })

  it('beyond what an order comes to by now takes nothing off what others bring', async () => {
    const { body: more } = await as().post('/api/admin/orders', {
      customer: { name: 'Mina Das', phone: desk.asha.phone },
      orderItems: [aChoice({ productId: desk.productId, quantity: 3 })],
      shippingAddress: anAddress(),
    })
    await advance(more._id, { amount: more.totalPrice, via: 'upi' })
    const told = async () => {
      const [counts, stats] = await Promise.all([
        as().get('/api/admin/orders/counts'),
        as().get('/api/admin/stats'),
      ])
      return [counts.body.toCollect, stats.body.cash.toCollect]
    }
    const before = await told()
    const lines = [aChoice({ productId: desk.productId })]
    const { body: less } = await as().put(`/api/admin/orders/${more._id}/lines`, { lines })
    expect([less.toCollect, less.refund.state]).toEqual([0, 'due'])
    expect(await told()).toEqual(before)
    await set(more._id, { status: 'Shipped' })
    expect(await told()).toEqual(before)
  })

  it('is never more than what is left to pay', async () => {
    const { id, total } = await placed()
    await advance(id, { amount: total - 1, via: 'cash' })
    expect(await advance(id, { amount: 1.01, via: 'cash' })).toMatchObject({
      status: 409,
      body: { code: 'more_than_total', params: { amount: 1 } },
    })
    expect((await advance(id, { amount: 1, via: 'bank' })).body.toCollect).toBe(0)
    expect((await advance(id, { amount: 0.01, via: 'bank' })).status).toBe(409)
  })

  it('sent again with the number of its payment is the first, even once all is paid', async () => {
    const { id, total } = await placed()
    const paid = { amount: total / 2, via: 'upi', reference: 'UTR 8' }
    const first = await advance(id, paid)
    expect(await advance(id, paid)).toMatchObject({ status: 201, body: first.body })
    await set(id, { status: 'Delivered' })
    expect((await advance(id, paid)).body.advances).toHaveLength(1)
  })

  it('at once with another is not more either', async () => {
    const { id, total } = await placed()
    const all = { amount: total, via: 'upi' }
    const replies = await Promise.all([advance(id, all), advance(id, all), advance(id, all)])
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(['201', '409', '409'])
    expect((await desk.orderOf(id)).toCollect).toBe(0)
  })

  it.each([
    [{ amount: 0, via: 'upi' }, 'amount'],
    [{ amount: -5, via: 'upi' }, 'amount'],
    [{ amount: 1.234, via: 'upi' }, 'amount'],
    [{ amount: '50', via: 'upi' }, 'amount'],
    [{ amount: '₹ 1,000.50', via: 'upi' }, 'amount'],
    [{ amount: ' 50 ', via: 'upi' }, 'amount'],
    [{ amount: 49.999, via: 'upi' }, 'amount'],
    [{ amount: -0.01, via: 'upi' }, 'amount'],
    [{ amount: 50 }, 'via'],
    [{ amount: 50, via: 'exchange' }, 'via'],
  ])('%j is refused by name', async (body, field) => {
    const { id } = await placed()
    const { status, body: reply } = await advance(id, body)
    expect([status, Object.keys(reply.fields)]).toEqual([400, [field]])
    expect((await desk.orderOf(id)).advances).toBeUndefined()
  })

  it('is noted by admins, of what is still to be paid', async () => {
    const { id } = await placed()
    const body = { amount: 10, via: 'cash' }
    for (const who of [desk.asha, desk.packer])
      expect((await advance(id, body, who)).status).toBe(403)
    expect((await advance('none', body)).status).toBe(404)
    for (const status of ['Delivered', 'Cancelled']) {
      await set(id, { status })
      expect(await advance(id, body)).toMatchObject(refusal(409, 'order_locked'))
    }
  })

  it('costs two reads and three writes', async () => {
    const { id } = await placed()
    const usage = await usageOf(desk.shop, () => advance(id, { amount: 10, via: 'cash' }))
    expect(usage).toMatchObject({ reads: 2, writes: 3 })
  })
})

describe('what was paid ahead for an order that is cancelled', () => {
  it('is due, and is paid back once', async () => {
    const { id } = await placed()
    await advance(id, { amount: 50, via: 'upi' })
    const { refundsDue } = (await as().get('/api/admin/orders/counts')).body
    const { body } = await set(id, { status: 'Cancelled' })
    expect(body.refund).toEqual({ amount: 50, state: 'due' })
    expect((await as().get('/api/admin/orders/counts')).body.refundsDue).toBe(refundsDue + 1)
    const paid = await pay(id, { via: 'upi', reference: 'R1' })
    expect(paid.body).toMatchObject({
      refund: { amount: 50, state: 'paid' },
      paidBack: [{ amount: 50, via: 'upi', reference: 'R1' }],
    })
    expect((await as().get('/api/admin/orders/counts')).body.refundsDue).toBe(refundsDue)
    expect((await pay(id, { via: 'upi', reference: 'R1' })).body).toEqual(paid.body)
    expect((await pay(id, { via: 'cash' })).status).toBe(409)
  })

  it('counts again once the order is taken up, unless it was paid back', async () => {
    const { id, total } = await placed()
    await advance(id, { amount: 50, via: 'upi' })
    await set(id, { status: 'Cancelled' })
    const { body } = await set(id, { status: 'Processing' })
    expect(body).toMatchObject({ toCollect: total - 50 })
    expect(body).not.toHaveProperty('refund')
    expect((await pay(id)).status).toBe(409)
    await set(id, { status: 'Cancelled' })
    await pay(id)
    expect((await set(id, { status: 'Processing' })).body).toMatchObject({ toCollect: total })
  })
})

const ordered = (body: object) =>
  as().post('/api/admin/orders', {
    customer: { name: 'Mina Das', phone: desk.shop.newPhone() },
    orderItems: [{ productId: desk.productId, size: 'Small', color: 'Red', quantity: 1 }],
    shippingAddress: {
      firstName: 'Mina',
      lastName: 'Das',
      address: '4 Gali',
      city: 'Varanasi',
      postalCode: '221001',
      country: 'India',
      phone: '9876543210',
    },
    ...body,
  })

describe('an order of a caller', () => {
  it('may be paid ahead as it is placed', async () => {
    const { status, body } = await ordered({ advance: { amount: 20, via: 'cash' } })
    expect([status, body]).toMatchObject([
      201,
      { toCollect: body.totalPrice - 20, advances: [{ amount: 20, via: 'cash' }] },
    ])
  })

  it('is not placed if that would be more than it comes to', async () => {
    const { countInStock } = await desk.shop.readProduct(desk.productId)
    expect(await ordered({ advance: { amount: 99_999, via: 'cash' } })).toMatchObject(
      refusal(409, 'more_than_total'),
    )
    expect((await desk.shop.readProduct(desk.productId)).countInStock).toBe(countInStock)
  })
})
