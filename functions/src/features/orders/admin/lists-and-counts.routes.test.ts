import { CONFIRMATION_STATES } from '@bartan/contract/orders/desk-rules'
import {
  conditionsOf,
  ORDER_STATUSES,
  STAGES,
  type Stage,
} from '@bartan/contract/orders/order-process'
import { expect, it } from 'vitest'
import { saveOrders } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startTestShop, startShop } from '#testing/start-test-shop.ts'

const KINDS = ORDER_STATUSES.flatMap((status) =>
  CONFIRMATION_STATES.flatMap((state) =>
    [false, true].map((isPacked) => ({ status, state, isPacked })),
  ),
)

const { shop, admin } = await startShop()
const ids = await saveOrders(shop, admin, KINDS)
const { orders, timestamp } = shop.database
await Promise.all(
  KINDS.map(({ state, isPacked }, index) =>
    orders.doc(ids[index] ?? '').update({
      'confirmation.state': state,
      packedAt: isPacked ? timestamp(shop.clock.now()) : null,
    }),
  ),
)

/** Of the orders to pack and those to ship the total is one: whether an order is packed is no part of the query. */
const totalIn = async (stage: Stage): Promise<number> => {
  const { statuses, isConfirmed } = conditionsOf(stage)
  const states = CONFIRMATION_STATES.filter((state) => (state === 'confirmed') === isConfirmed)
  const query = new URLSearchParams({
    status: statuses.join(','),
    ...(isConfirmed !== undefined && { confirmation: states.join(',') }),
    page: '1',
  })
  const { status, headers } = await shop.as(admin).get(`/api/admin/orders?${String(query)}`)
  expect([stage, status]).toEqual([stage, 200])
  return Number(headers.get('X-Total-Count'))
}

it('Every order is in one list of the desk, and the counts tell as many as the lists have', async () => {
  const totals = Object.fromEntries(
    await Promise.all(STAGES.map(async (stage) => [stage, await totalIn(stage)] as const)),
  )
  const { body } = await shop.as(admin).get('/api/admin/orders/counts')
  expect({
    toConfirm: body.toConfirm,
    toPack: body.toPack,
    toShip: body.toPack,
    onTheWay: body.shipped,
    delivered: body.delivered,
    cancelled: body.cancelled,
  }).toEqual(totals)
  const { toConfirm, toPack, packed, shipped, delivered, cancelled } = body
  expect(toConfirm + toPack + shipped + delivered + cancelled).toBe(KINDS.length)
  expect(packed * 2).toBe(toPack)
})

it('tells packers the names of the couriers in the settings, and nobody else who is not an admin', async () => {
  const own = await startTestShop()
  const [owner, packer, accounts] = await Promise.all([
    own.saveUser({ role: 'admin' }),
    own.saveUser({ role: 'packer' }),
    own.saveUser({ role: 'accounts' }),
  ])
  const couriers = [{ name: 'Delhivery', trackUrl: 'https://delhivery.example/{awb}' }]
  await saveSettings(own.as(owner), { couriers })
  expect(await own.as(packer).get('/api/admin/orders/couriers')).toMatchObject({
    status: 200,
    body: ['Delhivery'],
  })
  expect((await own.as(accounts).get('/api/admin/orders/couriers')).status).toBe(403)
})
