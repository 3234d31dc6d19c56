import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ledgerOf } from './testing/ledger-of.ts'
import { anyCommand } from './testing/shopping-model/commands.ts'
import { PRODUCTS, SELLABLES, type Model, type Real } from './testing/shopping-model/model.ts'
import { startTestShop } from './testing/start-test-shop.ts'
import { createTiffin } from './testing/tiffin.ts'

const shop = await startTestShop()
const admin = await shop.saveUser({ role: 'admin' })

const create = async (product: number): Promise<string> => {
  const sellables = SELLABLES.filter((sellable) => sellable.product === product)
  const [whole] = sellables
  if (!whole?.size) return shop.saveProduct({ countInStock: whole?.stock ?? 0, colors: ['Red'] })
  const variants = sellables.map(({ size, stock: countInStock }) => ({
    size,
    color: 'Red',
    countInStock,
  }))
  return (await createTiffin(shop, admin, { variants, price: 100 }))._id
}

/** The stock that a product had before its ledger; one that an admin created has it in there. */
const savedStock = (product: number): number =>
  SELLABLES.find((sellable) => sellable.product === product && sellable.size === undefined)
    ?.stock ?? 0

/** With a shopper of its own: the orders of one day count, and a shopper of all runs would come to their limit. */
const start = async (): Promise<{ model: Model; real: Real }> => {
  const shopper = await shop.saveUser()
  const products = []
  for (let product = 0; product < PRODUCTS; product++) products.push(await create(product))
  return {
    model: { stock: SELLABLES.map(({ stock }) => stock), cart: [], checkouts: [], orders: [] },
    real: { shop, shopper, admin, products, checkouts: [], orders: [] },
  }
}

const expectSame = async (model: Model, { shopper, products, orders }: Real) => {
  for (const [product, id] of products.entries()) {
    const { countInStock, moved } = await ledgerOf(shop, id)
    const ofSellables = model.stock.filter(
      (_, sellable) => SELLABLES[sellable]?.product === product,
    )
    expect(countInStock).toBe(ofSellables.reduce((sum, units) => sum + units, 0))
    expect(savedStock(product) + moved).toBe(countInStock)
    const { variants } = await shop.readProduct(id)
    if (variants) expect(variants.map((variant) => variant.countInStock)).toEqual(ofSellables)
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
it('agrees with a simple model, in whatever order things are done', () =>
  fc.assert(
    fc.asyncProperty(
      // Without fast-check's bias to short runs, in which no order lives long enough to come back.
      fc.noBias(fc.commands(anyCommand(), { maxCommands: 150, size: 'max' })),
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
    { numRuns: 6 },
  ))
