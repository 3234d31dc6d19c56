import { describe, expect, it } from 'vitest'
import { CHOICE, pathOf, refused, startAccounts } from '../testing/start-accounts.ts'

/** An account bears whatever is done to its order, and to the orders that are exchanged for it (contract §20). */
const {
  pot,
  shop,
  jug,
  lid,
  as,
  set,
  advance,
  pay,
  figures,
  orderOf,
  placed,
  delivered,
  ask,
  decide,
  giveBack,
  exchange,
  sendAhead,
} = await startAccounts()

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

  it('for another moves what is charged for the goods, not what was written off', async () => {
    const first = await placed(pot, 2)
    await set(first, 'Delivered', { collected: { by: 'cash', amount: 500 } })
    await as().post(`${pathOf(first)}/account/write-off`, { reason: 'Late' })
    const second = await exchange(first, jug)
    expect(await figures(first)).toMatchObject({ charged: 250, moved: -250, balance: 0 })
    expect(await figures(second)).toMatchObject({ charged: 500, moved: 250, toCollect: 250 })
  })

  it('for a product without sizes and colors needs neither to be named', async () => {
    const productId = await shop.saveProduct({ sizes: [], colors: [] })
    const next = await orderOf(await exchange(await delivered(), productId))
    expect(next.orderItems).toMatchObject([{ productId, size: '', color: '' }])
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

  it('leaves nothing to write off while the goods are on their way', async () => {
    const first = await delivered()
    await sendAhead(first, jug)
    const writeOff = () => as().post(`${pathOf(first)}/account/write-off`, { reason: 'Lost' })
    expect(await writeOff()).toMatchObject(refused('exchange_sent'))
    expect(await figures(first)).toMatchObject({ charged: 500, moved: -500 })
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

  it('is called off by deleting it, where it holds no money', async () => {
    const first = await delivered({ collected: { by: 'cash', amount: 0 } })
    const second = await sendAhead(first, jug)
    expect((await as().del(pathOf(second))).status).toBe(200)
    expect((await decide(first, { decision: 'declined' })).status).toBe(200)
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
