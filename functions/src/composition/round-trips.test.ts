import { randomUUID } from 'node:crypto'
import type { CallInvocationTransformer } from '@grpc/grpc-js'
import { expect, it } from 'vitest'
import { aChoice, anAddress, newGuestId } from '#testing/builders.ts'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'

/**
 * How often a shopper's call goes to the database: each time costs the function more than all of its own code
 * (docs/benchmarks.md). What these calls read and write is in call-costs.test.ts.
 */

let made: string[] = []
const noteCall: CallInvocationTransformer = (call) => {
  made.push(call.methodDefinition.path.split('/').at(-1) ?? '')
  return call
}

const shop = await startTestShop({ firestore: { 'grpc.callInvocationTransformer': noteCall } })
const asha = await shop.saveUser()
const product = await shop.saveProduct({ countInStock: 100 })
await shop.get('/api/products')

const line = () => aChoice({ productId: product })

type Extra = { headers?: Record<string, string> }

const checkOut = (extra?: Extra) =>
  shop
    .as(asha)
    .post(
      '/api/checkout',
      { checkoutItems: [line()], shippingAddress: anAddress(), paymentMethod: 'COD' },
      extra,
    )

const READ = 'BatchGetDocuments'
const QUERY = 'RunQuery'

type Prepare = () => Promise<(extra: Extra) => Promise<{ status: number }>>

const calls: Readonly<Record<string, [calls: string[], prepare: Prepare]>> = {
  "a guest's cart": [[READ], async () => () => shop.get(`/api/cart?guestId=${newGuestId()}`)],
  "a customer's cart": [
    [READ],
    async () => () => shop.as(asha).get(`/api/cart?userId=${asha._id}`),
  ],
  "adding to a guest's cart": [
    [READ, 'Commit'],
    async () => (extra) => shop.post('/api/cart', { guestId: newGuestId(), ...line() }, extra),
  ],
  "adding to a customer's cart": [
    [READ, 'Commit'],
    async () => (extra) => shop.as(asha).post('/api/cart', { userId: asha._id, ...line() }, extra),
  ],
  'beginning a checkout': [[READ, QUERY, 'Commit'], async () => checkOut],
  'placing the order': [
    // The products are read once more, for the catalog in memory.
    [READ, QUERY, 'Commit', READ],
    async () => {
      const { body } = await checkOut()
      return (extra) =>
        shop.as(asha).post(`/api/checkout/${body._id}/finalize`, { isCOD: true }, extra)
    },
  ],
  'My Orders': [
    [READ, QUERY],
    async () => {
      await placeOrder(shop, asha, [{ productId: product }])
      return () => shop.as(asha).get('/api/orders/my-orders')
    },
  ],
}

const WAYS: [string, () => Extra][] = [
  ['without', () => ({})],
  ['with', () => ({ headers: { 'idempotency-key': randomUUID() } })],
]

it.each(
  Object.entries(calls).flatMap(([name, [expected, prepare]]) =>
    WAYS.map(([way, extra]) => ({ name, way, expected, prepare, extra })),
  ),
)('$name, $way an Idempotency-Key', async ({ expected, prepare, extra }) => {
  const call = await prepare()
  made = []
  expect((await call(extra())).status).toBeLessThan(300)
  expect(made).toEqual(expected)
})
