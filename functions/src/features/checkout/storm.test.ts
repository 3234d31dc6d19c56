import { CATEGORIES } from '@bartan/contract/products/rules'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { browserOf } from '#testing/browser.ts'
import { startInstance } from '#testing/start-instance.ts'
import type { Instance } from '#testing/start-instance.ts'
import { startOwnTestShop } from '#testing/start-test-shop.ts'
import type { Account, TestShop } from '#testing/start-test-shop.ts'

const [KITCHEN] = CATEGORIES

/**
 * A sale: everybody wants the same few products at once and repeats calls that have succeeded; meanwhile an admin
 * recounts the stock and cancels orders, and an instance dies. Whatever happens, the ledger must balance.
 */

const SHOPPERS = 300
const STOCKS = [40, 25, 60, 15, 90]
const ACKNOWLEDGED_BEFORE_CRASH = 30

type Reply = Awaited<ReturnType<ReturnType<typeof browserOf>['post']>>

const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!
const upTo = (most: number) => 1 + Math.floor(Math.random() * most)

/** How fetch fails when nobody is listening any more, or a reply breaks off in the middle. */
const ifUnreached = (error: unknown): undefined => {
  if (!(error instanceof TypeError)) throw error
}

/** The shop's answer; undefined if it is gone or asks to come back later. */
class Storm {
  readonly instances: Instance[] = []
  readonly faults: string[] = []
  readonly acknowledged = new Map<string, string>()
  isOver = false

  /** Asks the instances in turn until one gives a final answer. */
  async ask(who: Account, method: string, path: string, body?: unknown): Promise<Reply> {
    for (;;) {
      const { url } = oneOf(this.instances)
      const reply = await browserOf(url, who.token).call(method, path, body).catch(ifUnreached)
      if (reply && reply.status < 500) return reply
      // No reply: the instance died. A 503 with Retry-After is a legitimate answer; any other 5xx is not.
      if (reply && !(reply.status === 503 && reply.headers.get('retry-after')))
        this.faults.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
      await pause(50 + Math.random() * 200)
    }
  }
}

const createProducts = async (shop: TestShop, admin: Account) =>
  Promise.all(
    STOCKS.map(async (countInStock, index) => {
      const product = {
        name: `Scarce ${index}`,
        description: 'Everybody wants it.',
        price: 100 + index,
        category: KITCHEN,
        brand: 'Omax',
        sizes: index === 3 ? [] : ['Small', 'Large'],
        colors: index === 4 ? [] : ['Red', 'Blue'],
        countInStock,
      }
      const { body } = await shop.as(admin).post('/api/products', product)
      return { _id: String(body._id), ...product }
    }),
  )

type Products = Awaited<ReturnType<typeof createProducts>>

const aBasket = (products: Products) =>
  Array.from({ length: upTo(3) }, () => {
    const { _id: productId, sizes, colors } = oneOf(products)
    return { productId, size: oneOf(sizes) ?? '', color: oneOf(colors) ?? '', quantity: upTo(2) }
  })

/** Buys, sending each finalize up to three times at once; some buyers change their mind. */
const goShopping = async (storm: Storm, who: Account, products: Products) => {
  const checkout = await storm.ask(who, 'POST', '/api/checkout', {
    checkoutItems: aBasket(products),
    shippingAddress: anAddress(),
    paymentMethod: 'COD',
  })
  if (checkout.status === 409) return
  expect(checkout.status).toBe(201)
  const { _id } = checkout.body
  const finalize = () => storm.ask(who, 'POST', `/api/checkout/${_id}/finalize`, { isCOD: true })
  const replies = await Promise.all(Array.from({ length: upTo(3) }, finalize))
  for (const { status, body } of replies) {
    if (status === 409) continue
    expect(status).toBe(200)
    expect([undefined, body._id]).toContain(storm.acknowledged.get(_id))
    storm.acknowledged.set(_id, body._id)
  }
  const orderId = storm.acknowledged.get(_id)
  if (!orderId || Math.random() > 0.2) return
  const { status } = await storm.ask(who, 'POST', `/api/orders/${orderId}/cancel`)
  expect([200, 409]).toContain(status)
}

const administer = async (storm: Storm, admin: Account, products: Products) => {
  while (!storm.isOver) {
    const product = `/api/products/${oneOf(products)._id}`
    await storm.ask(admin, 'PUT', product, { countInStock: upTo(30) })
    const orderId = oneOf([...storm.acknowledged.values()])
    const status = oneOf(['Cancelled', 'Shipped', 'Processing', 'Delivered'])
    if (orderId) await storm.ask(admin, 'PUT', `/api/admin/orders/${orderId}`, { status })
    await pause(20)
  }
}

const crash = async (storm: Storm, projectId: string) => {
  while (storm.acknowledged.size < ACKNOWLEDGED_BEFORE_CRASH && !storm.isOver) await pause(5)
  const [victim] = storm.instances.splice(0, 1)
  await victim?.kill()
  storm.instances.push(await startInstance(projectId))
}

const readRecords = async ({ database }: TestShop) => {
  const [orders, checkouts, movements] = await Promise.all([
    database.orders.get(),
    database.checkouts.get(),
    database.stockMovements.get(),
  ])
  return {
    orders: orders.docs.map((order) => ({ _id: order.id, ...order.data() })),
    checkouts: new Map(checkouts.docs.map((checkout) => [checkout.id, checkout.data()])),
    movements: movements.docs.map((movement) => movement.data()),
  }
}

type Records = Awaited<ReturnType<typeof readRecords>>

/** The lowest stock that a product ever had, replayed from its ledger. */
const lowestStock = ({ movements }: Records, productId: string): number => {
  const byMoment = new Map<number, number>()
  for (const { at, quantity } of movements.filter((entry) => entry.productId === productId))
    byMoment.set(at.toMillis(), (byMoment.get(at.toMillis()) ?? 0) + quantity)
  let [stock, lowest] = [0, 0]
  for (const [, quantity] of [...byMoment].toSorted(([one], [other]) => one - other)) {
    stock += quantity
    lowest = Math.min(lowest, stock)
  }
  return lowest
}

const expectOrdersOnce = ({ orders, checkouts }: Records, acknowledged: Map<string, string>) => {
  const placed = new Map(orders.map(({ _id, checkoutId }) => [checkoutId, _id]))
  expect(orders).toHaveLength(placed.size)
  for (const [checkoutId, orderId] of acknowledged) expect(placed.get(checkoutId)).toBe(orderId)
  for (const [checkoutId, { orderId }] of checkouts)
    expect(orderId).toBe(placed.get(checkoutId) ?? null)
}

const unitsOf = (lines: { productId: string; quantity: number }[]): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines)
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/** For every order, the units that the ledger has out are the units that the order holds. */
const expectUnitsOfOrders = ({ orders, movements }: Records) => {
  const moved = new Map<string, number>()
  for (const { orderId, productId, quantity } of movements) {
    const key = `${orderId} ${productId}`
    moved.set(key, (moved.get(key) ?? 0) + quantity)
  }
  for (const { _id, lines, stock } of orders)
    for (const [productId, units] of unitsOf(lines))
      expect(moved.get(`${_id} ${productId}`)).toBe(stock === 'taken' ? -units : 0)
}

it('keeps its ledger through a sale in which an instance dies', { timeout: 120_000 }, async () => {
  const shop = await startOwnTestShop()
  const { projectId } = shop.shop.config
  const storm = new Storm()
  onTestFinished(async () => {
    await Promise.all(storm.instances.map(({ kill }) => kill()))
  })
  const starting = Promise.all([startInstance(projectId), startInstance(projectId)])
  const admin = await shop.saveUser({ role: 'admin' })
  const shoppers: Account[] = []
  while (shoppers.length < SHOPPERS)
    shoppers.push(...(await Promise.all(Array.from({ length: 50 }, () => shop.saveUser()))))
  const products = await createProducts(shop, admin)
  storm.instances.push(...(await starting))

  const meanwhile = [administer(storm, admin, products), crash(storm, projectId)]
  await Promise.all(shoppers.map((who) => goShopping(storm, who, products)))
  storm.isOver = true
  await Promise.all(meanwhile)

  expect(storm.faults).toEqual([])
  expect(storm.acknowledged.size).toBeGreaterThan(ACKNOWLEDGED_BEFORE_CRASH)
  const records = await readRecords(shop)
  expectOrdersOnce(records, storm.acknowledged)
  expectUnitsOfOrders(records)
  for (const { _id } of products) {
    const { countInStock } = await shop.readProduct(_id)
    const ledger = records.movements.filter(({ productId }) => productId === _id)
    expect(ledger.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(countInStock)
    expect(countInStock).toBeGreaterThanOrEqual(0)
    expect(lowestStock(records, _id)).toBe(0)
  }
})
