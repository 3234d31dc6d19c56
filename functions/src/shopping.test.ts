import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledgerOf } from './testing/ledger-of.ts'
import { anyCommand } from './testing/shopping-model/commands.ts'
import type { Model, Real } from './testing/shopping-model/model.ts'
import { startTestShop } from './testing/start-test-shop.ts'
import type { Account, TestShop } from './testing/start-test-shop.ts'

const STOCK = [6, 3]

let shop: TestShop
let shopper: Account
let admin: Account
beforeAll(async () => {
  shop = await startTestShop()
  shopper = await shop.saveUser()
  admin = await shop.saveUser({ role: 'admin' })
})
afterAll(() => shop.stop())

const start = async (): Promise<{ model: Model; real: Real }> => {
  await shop.database.carts.doc(shopper._id).delete()
  const products = await Promise.all(
    STOCK.map((countInStock) => shop.saveProduct({ countInStock, colors: ['Red'] })),
  )
  return {
    model: { stock: [...STOCK], cart: [], checkouts: [], orders: [] },
    real: { shop, shopper, admin, products, checkouts: [], orders: [] },
  }
}

const expectSame = async (model: Model, { products, orders }: Real) => {
  for (const [product, id] of products.entries()) {
    const { countInStock, moved } = await ledgerOf(shop, id)
    expect(countInStock).toBe(model.stock[product])
    expect(STOCK[product]! + moved).toBe(countInStock)
  }
  for (const [index, id] of orders.entries()) {
    const { body } = await shop.as(shopper).get(`/api/orders/${id}`)
    expect(body.status).toBe(model.orders[index]?.status)
  }
  const { body: cart } = await shop.as(shopper).get(`/api/cart?userId=${shopper._id}`)
  expect(cart.products).toHaveLength(model.cart.length)
}

// The commands, and what they left behind, expect it.
// oxlint-disable-next-line vitest/expect-expect
it('agrees with a simple model, in whatever order things are done', { timeout: 90_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      // Without fast-check's bias to short runs, in which no order lives long enough to come back.
      fc.noBias(fc.commands(anyCommand(STOCK.length), { maxCommands: 150, size: 'max' })),
      async (commands) => {
        let last: { model: Model; real: Real } | undefined
        const setup = async () => {
          last = await start()
          return last
        }
        await fc.asyncModelRun(setup, commands)
        if (last) await expectSame(last.model, last.real)
      },
    ),
    { numRuns: 8, interruptAfterTimeLimit: 40_000 },
  ),
)
