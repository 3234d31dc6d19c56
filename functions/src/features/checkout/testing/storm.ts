import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { browserOf } from '#testing/browser.ts'
import { anAddress, newGuestId } from '#testing/builders.ts'
import { startInstance, type Instance } from '#testing/start-instance.ts'
import { startTestShop, type Account, type TestShop } from '#testing/start-test-shop.ts'

/**
 * A sale: everybody wants the same few products at once and repeats calls that have succeeded; meanwhile an admin
 * recounts the stock and cancels orders, and an instance dies. Whatever happens, the ledger must balance.
 */

const SHOPPERS = 60
/** Which share of the answers never arrives. */
const LOST = 0.15
/** Which share of the instances' commits is lost on the way, and of the answers to them. */
const LOST_COMMITS = { lostCommits: 0.03 }
const ACKNOWLEDGED_BEFORE_CRASH = 12

type Reply = Awaited<ReturnType<ReturnType<typeof browserOf>['post']>>

export const oneOf = <T>(values: readonly T[]): T =>
  values[Math.floor(Math.random() * values.length)]!
export const upTo = (most: number) => 1 + Math.floor(Math.random() * most)

type Caller = { token?: string | undefined }

export type Line = { productId: string; size: string; color: string }

/** What everybody wants. */
export type Goods = {
  aLine: () => Line
  /** What has a stock of its own: a product, or a variant. */
  stockKey: (line: Line) => string
  /** A change of some stock by an admin. */
  recount: () => { productId: string; body: object }
  /** What there is of each, by its key. */
  stock: () => Promise<Map<string, number>>
}

/** How fetch fails when the server is gone, or a reply breaks off in the middle. */
const ifUnreached = (error: unknown): undefined => {
  if (!(error instanceof TypeError)) throw error
}

/** Processes of the shop, some of which may be gone, and callers whose answers are lost. */
class Storm {
  readonly instances: Instance[] = []
  readonly faults: string[] = []
  readonly acknowledged = new Map<string, string>()
  isOver = false

  /** Asks the instances in turn, under one key, until one gives a final answer that arrives. */
  async ask(who: Caller, method: string, path: string, body?: unknown): Promise<Reply> {
    const extra = { headers: { 'idempotency-key': randomUUID() } }
    for (;;) {
      const { url } = oneOf(this.instances)
      const browser = browserOf(url, who.token)
      const reply = await browser.call(method, path, body, extra).catch(ifUnreached)
      if (reply && reply.status < 500) {
        if (Math.random() > LOST) return reply
        continue
      }
      // No reply: the instance died. A 503 with Retry-After is a legitimate answer; any other 5xx is not.
      if (reply && !(reply.status === 503 && reply.headers.get('retry-after')))
        this.faults.push(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
      await pause(50 + Math.random() * 200)
    }
  }
}

/** Puts one thing into a guest's cart again and again: it holds what was acknowledged, whatever was lost on the way. */
const fillCart = async (storm: Storm, { aLine }: Goods) => {
  const guestId = newGuestId()
  const line = aLine()
  let units = 0
  for (let left = upTo(4); left > 0; left--) {
    const body = { guestId, ...line, quantity: 1 }
    if ((await storm.ask({}, 'POST', '/api/cart', body)).status === 200) units += 1
  }
  const { body } = await storm.ask({}, 'GET', `/api/cart?guestId=${guestId}`)
  const held = body.products.map(({ quantity }: { quantity: number }) => quantity)
  expect(held).toEqual(units > 0 ? [units] : [])
}

/** Buys, sending each finalize up to three times at once; some buyers change their mind. */
const goShopping = async (storm: Storm, who: Account, goods: Goods) => {
  await fillCart(storm, goods)
  const { aLine } = goods
  const checkout = await storm.ask(who, 'POST', '/api/checkout', {
    checkoutItems: Array.from({ length: upTo(3) }, () => ({ ...aLine(), quantity: upTo(2) })),
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

const administer = async (storm: Storm, admin: Account, { recount }: Goods) => {
  while (!storm.isOver) {
    const { productId, body } = recount()
    const { status: answer } = await storm.ask(admin, 'PUT', `/api/products/${productId}`, body)
    expect([200, 409]).toContain(answer)
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
  storm.instances.push(await startInstance(projectId, LOST_COMMITS))
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

type Movement = Records['movements'][number]

type Key = { productId: string; variant?: { size: string; color: string } | undefined }

export const keyOf = ({ productId, variant }: Key): string =>
  variant ? `${productId} ${variant.size} ${variant.color}` : productId

/** The lowest stock that there ever was, replayed from its ledger. */
const lowestStock = (ledger: Movement[]): number => {
  const byMoment = new Map<number, number>()
  for (const { at, quantity } of ledger)
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

/** For every order, the units that the ledger has out are the units that the order holds. */
const expectUnitsOfOrders = ({ orders, movements }: Records, { stockKey }: Goods) => {
  const out = new Map<string, number>()
  const count = (key: string, units: number) => out.set(key, (out.get(key) ?? 0) + units)
  for (const movement of movements)
    if (movement.orderId !== null)
      count(`${movement.orderId} ${keyOf(movement)}`, movement.quantity)
  for (const { _id, lines, stock } of orders)
    for (const line of lines)
      if (stock === 'taken') count(`${_id} ${stockKey(line)}`, line.quantity)
  expect([...out].filter(([, units]) => units !== 0)).toEqual([])
}

const manyShoppers = async (shop: TestShop): Promise<Account[]> => {
  const shoppers: Account[] = []
  while (shoppers.length < SHOPPERS)
    shoppers.push(...(await Promise.all(Array.from({ length: 30 }, () => shop.saveUser()))))
  return shoppers
}

/** The sale, in a shop of its own. */
export const expectToSurvive = async (
  createGoods: (shop: TestShop, admin: Account) => Promise<Goods>,
): Promise<void> => {
  const shop = await startTestShop()
  const { projectId } = shop.shop.config
  const storm = new Storm()
  onTestFinished(async () => {
    await Promise.all(storm.instances.map(({ kill }) => kill()))
  })
  const starting = Promise.all([
    startInstance(projectId, LOST_COMMITS),
    startInstance(projectId, LOST_COMMITS),
  ])
  const admin = await shop.saveUser({ role: 'admin' })
  const shoppers = await manyShoppers(shop)
  const goods = await createGoods(shop, admin)
  storm.instances.push(...(await starting))

  const meanwhile = [administer(storm, admin, goods), crash(storm, projectId)]
  await Promise.all(shoppers.map((who) => goShopping(storm, who, goods)))
  storm.isOver = true
  await Promise.all(meanwhile)

  expect(storm.faults).toEqual([])
  expect(storm.acknowledged.size).toBeGreaterThan(ACKNOWLEDGED_BEFORE_CRASH)
  const records = await readRecords(shop)
  expectOrdersOnce(records, storm.acknowledged)
  expectUnitsOfOrders(records, goods)
  for (const [key, countInStock] of await goods.stock()) {
    const ledger = records.movements.filter((movement) => keyOf(movement) === key)
    expect(ledger.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(countInStock)
    expect(countInStock).toBeGreaterThanOrEqual(0)
    expect(lowestStock(ledger)).toBe(0)
  }
}
