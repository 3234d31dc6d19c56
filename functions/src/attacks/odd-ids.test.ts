import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { CHOICE, pathOf, startAccounts } from '../features/orders/testing/start-accounts.ts'
import { samplesOf } from './testing/sample-bodies.ts'

/** Text that no document can have as its id, where a list or a line holds one. */
const ODD_IDS = ['__proto__', '..', 'a/b']
const { shop, asha, as, pot, placed, delivered, ask } = await startAccounts()

const line = (productId: string) => ({ productId, ...CHOICE, quantity: 1 })
const CSV = { headers: { 'content-type': 'text/csv' } }
const back = (productId: string, more: object = {}) => ({ productId, ...CHOICE, ...more })

it('a line of no product is a 400 or 404, in every call that takes lines', async () => {
  const [open, done, asked] = await Promise.all([placed(), delivered(), delivered()])
  await ask(asked)
  const calls = (odd: string) => [
    as().put(`${pathOf(open)}/lines`, { lines: [line(pot), line(odd)] }),
    as().post(`${pathOf(done)}/return`, { lines: [line(odd)], reason: 'defective' }),
    shop.as(asha).post(`/api/orders/${done}/return`, { lines: [line(odd)], reason: 'defective' }),
    as().put(`${pathOf(asked)}/return`, {
      decision: 'accepted',
      lines: [back(odd, { restock: true })],
    }),
    as().put(`${pathOf(asked)}/return`, {
      decision: 'exchanged',
      lines: [back(pot, { restock: true, for: { productId: odd } })],
    }),
    as().post(`${pathOf(asked)}/return/exchange`, {
      lines: [back(pot, { for: { productId: odd } })],
    }),
    as().post('/api/admin/orders', {
      customer: { name: 'Mina Das', phone: '6111111111' },
      orderItems: [line(odd)],
      shippingAddress: anAddress(),
    }),
    beginCheckout(shop.as(asha), [line(odd)], { totalPrice: 500 }),
  ]
  for (const odd of ODD_IDS)
    for (const { status, body } of await Promise.all(calls(odd)))
      expect([[400, 404].includes(status), body.message]).toEqual([true, expect.any(String)])
})

it('a list with the id of no order does the rest, and says which it was', async () => {
  for (const odd of ODD_IDS) {
    const ids = [odd, await placed()]
    for (const [path, more] of [
      ['confirmations', { state: 'confirmed' }],
      ['packed', { packed: true }],
      ['bulk', { status: 'Delivered', collected: { by: 'cash' } }],
    ] as const)
      expect(await as().post(`/api/admin/orders/${path}`, { ids, ...more })).toMatchObject({
        status: 200,
        body: { done: [ids[1]], refused: [{ id: odd, code: 'not_found' }] },
      })
  }
})

it('a file with the number of no order is refused by row', async () => {
  const rows = ODD_IDS.map((odd) => `${odd},Delhivery,AWB${odd}`).join('\n')
  const { body: shipped } = await as().post(
    '/api/admin/orders/shipments.csv',
    `number,courier,awb\n${rows}`,
    CSV,
  )
  expect(shipped.refused.map((one: { row: number }) => one.row)).toEqual([2, 3, 4])
  const paid = ODD_IDS.map((odd) => `${odd},${odd},100,100,UTR1`).join('\n')
  const { status, body } = await as().post(
    '/api/admin/cash/remittances?courier=Delhivery',
    `AWB,Order,Collected,Paid,UTR\n${paid}`,
    CSV,
  )
  expect([status, body.unknown?.length ?? body]).toEqual([201, 3])
})

it('an address with the id of no document finds nothing, whatever call it is of', async () => {
  const all: readonly Endpoint[] = endpoints
  // Off the wishlist is what was never on it.
  const ofIds = all.filter(
    ({ method, path }) =>
      path.includes('/:') && `${method} ${path}` !== 'DELETE /api/wishlist/:productId',
  )
  const faults: string[] = []
  for (const endpoint of ofIds)
    for (const odd of ['__proto__', 'a/b']) {
      const path = endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(odd))
      const body = endpoint.body && samplesOf(endpoint)[0]?.body
      const { status } = await as().call(endpoint.method, path, body)
      if (![400, 404].includes(status)) faults.push(`${status} ${endpoint.method} ${path}`)
    }
  expect(ofIds.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
