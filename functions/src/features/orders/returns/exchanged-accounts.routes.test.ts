import { describe, expect, it } from 'vitest'
import { CHOICE, pathOf, refused, startAccounts } from '../testing/start-accounts.ts'

/** An account bears whatever is done to its order, and to the orders that are exchanged for it (contract §20). */
const {
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

  it('for a product without sizes and colors needs neither to be named', async () => {
    const productId = await shop.saveProduct({ sizes: [], colors: [] })
    const next = await orderOf(await exchange(await delivered(), productId))
    expect(next.orderItems).toMatchObject([{ productId, size: '', color: '' }])
  })
})

describe('an exchange that is sent ahead', () => {
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
})
