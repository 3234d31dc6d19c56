import { describe, expect, it } from 'vitest'
import { CHOICE, pathOf, refused, startAccounts } from '../testing/start-accounts.ts'

/** An account bears whatever is done to its order (contract §20). */
const {
  admin,
  pot,
  jug,
  as,
  set,
  advance,
  pay,
  accountOf,
  figures,
  orderOf,
  placed,
  delivered,
  giveBack,
  exchange,
} = await startAccounts()

describe('the account of an order', () => {
  it('is opened by its total, and closed by what is collected at the door', async () => {
    const id = await placed()
    expect(await figures(id)).toMatchObject({ charged: 500, balance: 500, toCollect: 500 })
    const { body } = await set(id, 'Delivered')
    expect(body).toMatchObject({ balance: 0, toCollect: 0, isPaid: true })
    expect((await accountOf(id)).entries).toMatchObject([
      { kind: 'charged', amount: 500 },
      { kind: 'received', amount: 500, via: 'cash', by: { _id: admin._id } },
    ])
    await set(id, 'Shipped')
    expect(await figures(id)).toMatchObject({ received: 0, toCollect: 500 })
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
    expect((await accountOf(id)).entries.slice(1)).toMatchObject([
      { amount: 450, via: 'cash' },
      { amount: -450, via: 'cash' },
      { amount: 490, via: 'upi' },
    ])
  })
})

it('what was collected is never corrected to less than was given out of it', async () => {
  const id = await delivered()
  await giveBack(id)
  await pay(id)
  const { status, body } = await set(id, 'Delivered', { collected: { by: 'cash', amount: 499 } })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['collected.amount']])
  expect(await figures(id)).toMatchObject({ received: 500, paidBack: 500, balance: 0 })
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

  it('is owed again where the order comes back, whatever was written off', async () => {
    const id = await placed(pot, 2)
    await set(id, 'Delivered', { collected: { by: 'cash', amount: 0 } })
    await as().post(`${pathOf(id)}/account/write-off`, { reason: 'Friend' })
    await set(id, 'Processing')
    expect(await figures(id)).toMatchObject({ charged: 1000, toCollect: 1000 })
    const lines = [{ productId: pot, ...CHOICE, quantity: 1 }]
    await as().put(`${pathOf(id)}/lines`, { lines })
    expect(await figures(id)).toMatchObject({ charged: 500, toCollect: 500, refundDue: 0 })
  })

  it('is not paid back when the goods are returned', async () => {
    const id = await delivered({ collected: { by: 'cash', amount: 0 } })
    expect((await giveBack(id)).body.refund).toBeUndefined()
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
  it('is told to its customer as it was paid, whatever the goods were worth', async () => {
    const id = await delivered()
    await giveBack(id)
    await set(id, 'Delivered', { collected: { by: 'cash', amount: 490 } })
    expect((await pay(id, { via: 'upi', reference: 'UTR9' })).body).toMatchObject({
      refund: { amount: 490 },
      paidBack: [{ amount: 490, via: 'upi', reference: 'UTR9' }],
    })
    const { body: told } = await as().get(`${pathOf(id)}/message`)
    expect(told.text).toContain('₹490')
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

  it('while its customer waits for the answer to a return', async () => {
    const id = await delivered()
    const lines = [{ productId: pot, ...CHOICE, quantity: 1 }]
    await as().post(`${pathOf(id)}/return`, { lines, reason: 'defective' })
    expect(await gone(id)).toMatchObject(refused('return_open'))
    await as().put(`${pathOf(id)}/return`, { decision: 'declined' })
    expect((await gone(id)).status).toBe(200)
  })

  it('unless nothing is open: unpaid, or delivered and even', async () => {
    for (const id of [await placed(), await delivered()]) expect((await gone(id)).status).toBe(200)
  })
})
