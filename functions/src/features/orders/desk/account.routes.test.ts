import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowExchangesAtOnce } from '#testing/allow-exchanges-at-once.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

/* oxlint-disable max-lines -- The cases share an order's steps, and are read as one list */
/** An account bears whatever is done to its order, and to the orders that are exchanged for it (contract §20). */

let shop: TestShop
let admin: Account
let asha: Account
let pot: string
let jug: string
let lid: string
beforeAll(async () => {
  shop = await startTestShop({ environment: { SHOP_ORDER_LIMITS: 'off' } })
  ;[admin, asha] = await Promise.all([shop.saveUser({ role: 'admin' }), shop.saveUser()])
  const ofPrice = (price: number) => shop.saveProduct({ price, countInStock: 100 })
  ;[pot, jug, lid] = await Promise.all([ofPrice(500), ofPrice(500), ofPrice(400)])
  await allowExchangesAtOnce(shop, admin)
})
afterAll(() => shop.stop())

const CHOICE = { size: 'Small', color: 'Red' }
const as = () => shop.as(admin)
const pathOf = (id: string) => `/api/admin/orders/${id}`
const set = (id: string, status: string, more: object = {}) =>
  as().put(pathOf(id), { status, ...more })
const advance = (id: string, amount: number) =>
  as().post(`${pathOf(id)}/advance`, { amount, via: 'upi' })
const pay = (id: string, body: object = { via: 'cash' }) => as().post(`${pathOf(id)}/refund`, body)
const accountOf = async (id: string) => (await as().get(`${pathOf(id)}/account`)).body
const figures = async (id: string) => {
  const { charged, received, moved, paidBack, balance, toCollect, refundDue } = await accountOf(id)
  return { charged, received, moved, paidBack, balance, toCollect, refundDue }
}
const orderOf = async (id: string) => (await as().get(`/api/orders/${id}`)).body

const placed = async (productId = pot, quantity = 1) =>
  (await placeOrder(shop, asha, [{ productId, quantity }]))._id
const delivered = async (more: object = {}) => {
  const id = await placed()
  await set(id, 'Delivered', more)
  return id
}
const ask = (id: string, productId = pot, quantity = 1) =>
  as().post(`${pathOf(id)}/return`, {
    lines: [{ productId, ...CHOICE, quantity }],
    reason: 'defective',
  })
const decide = (id: string, body: object) => as().put(`${pathOf(id)}/return`, body)
const giveBack = async (id: string, productId = pot) => {
  await ask(id, productId)
  return decide(id, { decision: 'accepted' })
}
const lineFor = (productId: string, of = pot) => ({
  productId: of,
  ...CHOICE,
  restock: true,
  for: { productId },
})
const exchange = async (id: string, productId: string, of = pot): Promise<string> => {
  await ask(id, of)
  const { body } = await decide(id, { decision: 'exchanged', lines: [lineFor(productId, of)] })
  return (await orderOf(body.returns.at(-1).exchange.number))._id
}
const sendAhead = async (id: string, productId: string): Promise<string> => {
  await ask(id)
  const { restock: _restock, ...line } = lineFor(productId)
  const { body } = await as().post(`${pathOf(id)}/return/exchange`, { lines: [line] })
  return (await orderOf(body.returns.at(-1).sentAhead.number))._id
}
const refused = (code: string) => ({ status: 409, body: { code } })

describe('the account of an order', () => {
  it('is opened by its total, and closed by what is collected at the door', async () => {
    const id = await placed()
    expect(await figures(id)).toMatchObject({ charged: 500, balance: 500, toCollect: 500 })
    const { body } = await set(id, 'Delivered')
    expect(body).toMatchObject({ balance: 0, toCollect: 0, isPaid: true })
    const { entries } = await accountOf(id)
    expect(entries).toMatchObject([
      { kind: 'charged', amount: 500 },
      { kind: 'received', amount: 500, via: 'cash', by: { _id: admin._id } },
    ])
    await set(id, 'Shipped')
    expect(await figures(id)).toMatchObject({ received: 0, toCollect: 500 })
  })

  it('is for admins and accounts', async () => {
    const id = await placed()
    for (const [role, status] of [
      ['accounts', 200],
      ['packer', 403],
      ['catalogue', 403],
      ['customer', 403],
    ] as const) {
      const who = await shop.saveUser({ role })
      expect((await shop.as(who).get(`${pathOf(id)}/account`)).status).toBe(status)
    }
    expect((await as().get(`${pathOf('none')}/account`)).status).toBe(404)
  })

  it('has an entry for each change of its lines', async () => {
    const id = await placed(pot, 2)
    await advance(id, 900)
    const lines = [{ productId: pot, ...CHOICE, quantity: 1 }]
    const { body } = await as().put(`${pathOf(id)}/lines`, { lines })
    expect(body.refund).toEqual({ amount: 400, state: 'due' })
    const kinds = (await accountOf(id)).entries.map((one: { kind: string; amount: number }) => [
      one.kind,
      one.amount,
    ])
    expect(kinds).toEqual([
      ['charged', 1000],
      ['received', 900],
      ['charged', -500],
    ])
  })

  it('takes no more at the door than what is to collect', async () => {
    const id = await placed()
    const { status, body } = await set(id, 'Delivered', {
      collected: { by: 'cash', amount: 500.01 },
    })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['collected.amount']])
    expect(await orderOf(id)).toMatchObject({ status: 'Processing' })
    await advance(id, 200)
    const over = await set(id, 'Delivered', { collected: { by: 'upi', amount: 301 } })
    expect(over.status).toBe(400)
    await set(id, 'Delivered', { collected: { by: 'upi', amount: 300 } })
    expect(await figures(id)).toMatchObject({ received: 500, balance: 0 })
  })

  it('corrects what was collected by an entry of the other sign', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 450 } })
    const { body } = await set(id, 'Delivered', { collected: { by: 'upi', amount: 490 } })
    expect(body.short).toBe(10)
    const { entries } = await accountOf(id)
    expect(entries.slice(1)).toMatchObject([
      { amount: 450, via: 'cash' },
      { amount: -450, via: 'cash' },
      { amount: 490, via: 'upi' },
    ])
  })
})

describe('what was not collected', () => {
  it('stands as short until it is paid later', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 490 } })
    expect(await orderOf(id)).toMatchObject({ short: 10, balance: 10, isPaid: true })
    const listed = async () => {
      const { body } = await as().get('/api/admin/orders?short=true')
      return body.some(({ _id }: { _id: string }) => _id === id)
    }
    expect(await listed()).toBe(true)
    expect(await advance(id, 11)).toMatchObject(refused('more_than_total'))
    expect((await advance(id, 10)).status).toBe(201)
    expect(await figures(id)).toMatchObject({ received: 500, balance: 0 })
    expect(await listed()).toBe(false)
    expect(await advance(id, 1)).toMatchObject(refused('order_locked'))
  })

  it('is written off with a reason, once', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 490 } })
    const writeOff = (body: object) => as().post(`${pathOf(id)}/account/write-off`, body)
    expect((await writeOff({})).status).toBe(400)
    expect((await writeOff({ reason: 'Torn note' })).status).toBe(200)
    expect(await figures(id)).toMatchObject({ charged: 490, balance: 0 })
    expect((await accountOf(id)).entries.at(-1)).toMatchObject({
      kind: 'charged',
      amount: -10,
      reference: 'Torn note',
    })
    expect(await writeOff({ reason: 'Again' })).toMatchObject(refused('nothing_due'))
    await giveBack(id)
    expect(await figures(id)).toMatchObject({ charged: 0, refundDue: 490 })
  })

  it('is not paid back when the goods are returned', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 0 } })
    const { body } = await giveBack(id)
    expect(body.refund).toBeUndefined()
    expect(await figures(id)).toMatchObject({ charged: 0, balance: 0, refundDue: 0 })
    expect(await pay(id)).toMatchObject(refused('nothing_due'))
  })

  it('is no credit for an exchange', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 100 } })
    const next = await exchange(id, jug)
    expect(await figures(id)).toMatchObject({ charged: 0, moved: -100, balance: 0 })
    expect(await figures(next)).toMatchObject({ moved: 100, toCollect: 400 })
  })
})

describe('a refund', () => {
  it('sent again answers as the first, and another needs something due', async () => {
    const id = await delivered()
    await giveBack(id)
    const first = await pay(id, { via: 'upi', reference: 'UTR1' })
    expect(first.body.refund).toEqual({ amount: 500, state: 'paid' })
    expect((await pay(id, { via: 'upi', reference: 'UTR1' })).body).toEqual(first.body)
    expect(await pay(id, { via: 'upi', reference: 'UTR2' })).toMatchObject(refused('nothing_due'))
    expect(await figures(id)).toMatchObject({ paidBack: 500, balance: 0 })
  })

  it('that several press at once is paid once', async () => {
    const id = await delivered()
    await giveBack(id)
    await Promise.all(['A', 'B', 'C'].map((reference) => pay(id, { via: 'upi', reference })))
    expect(await figures(id)).toMatchObject({ paidBack: 500, balance: 0 })
  })
})

describe('an order that was given back', () => {
  it('with an advance, and paid back, is not cancelled for the same money again', async () => {
    const id = await placed()
    await advance(id, 500)
    await set(id, 'Delivered')
    await giveBack(id)
    await pay(id)
    expect(await set(id, 'Cancelled')).toMatchObject(refused('return_decided'))
    const bulk = await as().post('/api/admin/orders/bulk', { ids: [id], status: 'Cancelled' })
    expect(bulk.body).toMatchObject({ done: [], refused: [{ id, code: 'return_decided' }] })
    expect(await pay(id, { via: 'upi' })).toMatchObject(refused('nothing_due'))
    expect(await figures(id)).toMatchObject({ received: 500, paidBack: 500, balance: 0 })
  })

  it('stays as it is while the return waits, until it is declined', async () => {
    const id = await delivered()
    await ask(id)
    for (const status of ['Processing', 'Shipped', 'Cancelled'])
      expect(await set(id, status)).toMatchObject(refused('return_open'))
    await decide(id, { decision: 'declined' })
    expect((await set(id, 'Shipped')).status).toBe(200)
  })

  it('for another one, and that one too, pays its money once', async () => {
    const first = await delivered()
    const second = await exchange(first, jug)
    await set(second, 'Delivered')
    await giveBack(second, jug)
    expect((await pay(second)).status).toBe(200)
    expect(await set(second, 'Cancelled')).toMatchObject(refused('return_decided'))
    for (const id of [first, second]) await pay(id, { via: 'bank' })
    expect(await figures(first)).toMatchObject({ received: 500, moved: -500, balance: 0 })
    expect(await figures(second)).toMatchObject({ moved: 500, paidBack: 500, balance: 0 })
  })

  it('for another, and that for a third, leaves no credit in the middle', async () => {
    const first = await delivered()
    const second = await exchange(first, jug)
    await set(second, 'Delivered')
    const third = await exchange(second, lid, jug)
    expect(await set(second, 'Cancelled')).toMatchObject(refused('return_decided'))
    expect(await figures(second)).toMatchObject({ moved: 100, refundDue: 100 })
    expect(await figures(third)).toMatchObject({ charged: 400, moved: 400, toCollect: 0 })
  })

  it('for another one leaves what was paid ahead with that one', async () => {
    const first = await placed()
    await advance(first, 500)
    await set(first, 'Delivered')
    const second = await exchange(first, jug)
    expect(await set(first, 'Cancelled')).toMatchObject(refused('return_decided'))
    expect(await pay(first)).toMatchObject(refused('nothing_due'))
    await set(second, 'Cancelled')
    expect(await figures(second)).toMatchObject({ charged: 0, moved: 500, refundDue: 500 })
    await pay(second)
    expect(await figures(second)).toMatchObject({ refundDue: 0 })
    expect(await figures(first)).toMatchObject({ refundDue: 0 })
  })

  it('for a cheaper one is paid back the difference', async () => {
    const first = await delivered()
    const second = await exchange(first, lid)
    expect(await figures(first)).toMatchObject({ moved: -400, refundDue: 100 })
    expect(await figures(second)).toMatchObject({ charged: 400, moved: 400, toCollect: 0 })
  })
})

describe('an exchange that is sent ahead', () => {
  it('keeps the first order as it is until its goods are received', async () => {
    const first = await delivered()
    const second = await sendAhead(first, jug)
    for (const status of ['Shipped', 'Cancelled'])
      expect(await set(first, status)).toMatchObject(refused('exchange_sent'))
    expect(await as().del(pathOf(first))).toMatchObject(refused('exchange_sent'))
    expect(await figures(first)).toMatchObject({ charged: 500, moved: -500 })
    expect((await decide(first, { decision: 'accepted' })).status).toBe(200)
    expect(await figures(first)).toMatchObject({ charged: 0, balance: 0 })
    expect(await figures(second)).toMatchObject({ charged: 500, moved: 500, balance: 0 })
  })

  it('pays nothing out of its credit meanwhile', async () => {
    const first = await delivered()
    const second = await sendAhead(first, jug)
    const lines = [{ productId: lid, ...CHOICE, quantity: 1 }]
    await as().put(`${pathOf(second)}/lines`, { lines })
    expect(await figures(second)).toMatchObject({ refundDue: 100 })
    expect(await pay(second)).toMatchObject(refused('exchange_open'))
    await set(second, 'Delivered')
    await ask(second, lid)
    expect(await decide(second, { decision: 'accepted' })).toMatchObject(refused('exchange_open'))
    await decide(first, { decision: 'accepted' })
    expect((await decide(second, { decision: 'accepted' })).status).toBe(200)
    expect((await pay(second)).status).toBe(200)
    expect(await figures(second)).toMatchObject({ moved: 500, paidBack: 500, balance: 0 })
  })

  it('is called off by cancelling it, and its credit goes back', async () => {
    const first = await delivered()
    const second = await sendAhead(first, jug)
    expect((await set(second, 'Cancelled')).status).toBe(200)
    expect(await figures(second)).toMatchObject({ charged: 0, moved: 0, balance: 0 })
    expect(await figures(first)).toMatchObject({ moved: 0, balance: 0 })
    expect(await pay(second)).toMatchObject(refused('nothing_due'))
    await set(second, 'Processing')
    expect(await figures(second)).toMatchObject({ charged: 500, toCollect: 500 })
    await decide(first, { decision: 'accepted' })
    expect(await figures(first)).toMatchObject({ refundDue: 500 })
  })
})

const gone = (id: string) => as().del(pathOf(id))

describe('an order is not deleted', () => {
  it('while a refund is due, or its advance is held', async () => {
    const id = await placed()
    await advance(id, 200)
    expect(await gone(id)).toMatchObject({ status: 409, body: { code: 'account_open' } })
    await set(id, 'Cancelled')
    expect(await gone(id)).toMatchObject({
      body: { code: 'account_open', message: expect.stringContaining('200') },
    })
    await pay(id)
    expect((await gone(id)).status).toBe(200)
  })

  it('while something is short, nor while it holds the credit of an exchange', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 490 } })
    expect(await gone(id)).toMatchObject(refused('account_open'))
    const next = await exchange(await delivered(), jug)
    expect(await gone(next)).toMatchObject(refused('account_open'))
  })

  it('unless nothing is open: unpaid, or delivered and even', async () => {
    for (const id of [await placed(), await delivered()]) expect((await gone(id)).status).toBe(200)
  })
})
