import { Random } from '../world/random.ts'
import { world } from '../world/world.ts'
import { AccountShop, type Customer } from './account-shop.ts'
import { checkCash } from './check-cash.ts'
import {
  figuresOf,
  forbiddenIn,
  isWaiting,
  newOrder,
  paidByGoodsOf,
  PRICES,
  type Model,
  type ModelOrder,
} from './model.ts'
import { inPaise, type Make, type Reply, type Step } from './step.ts'
import { OPENING, STEPS, stepsOfExchange } from './steps.ts'

/** Steps of a chain; several may be at once. */
const LENGTH = 14
const MOST_AT_ONCE = 3
const TRIES = 6
/** Chains in one shop, whose cash is one book. */
const PER_SHOP = 50

/** A step, and the order that it is about. */
type Next = Step & { about: string }
type Done = { step: Next; reply: Reply }

const isTaken = ({ status, body }: Reply): boolean =>
  status < 300 && !(Array.isArray(body['refused']) && body['refused'].length > 0)

const ordersOfAll = function* ordersOfAll<T>(values: readonly T[]): Generator<T[]> {
  if (values.length <= 1) yield [...values]
  for (const [place, first] of values.entries())
    for (const rest of ordersOfAll(values.toSpliced(place, 1)))
      if (values.length > 1) yield [first, ...rest]
}

const live = ({ orders }: Model): ModelOrder[] =>
  Object.values(orders).filter(({ isDeleted }) => !isDeleted)

const statesOf = (returns: readonly { state: string }[]): string =>
  returns.map(({ state }) => state).join()

class Chain {
  readonly #shop: AccountShop
  readonly #random: Random
  #model: Model
  readonly #own = new Set<string>()
  readonly #told: string[] = []
  #isErased = false
  /** Orders whose phone may be gone, since nothing was due and nobody had to call. */
  readonly #outOfReach = new Set<string>()

  constructor(shop: AccountShop, random: Random, model: Model) {
    this.#shop = shop
    this.#random = random
    this.#model = model
  }

  get told(): string {
    return this.#told.join('\n  ')
  }

  get model(): Model {
    return this.#model
  }

  #fail(fault: string): never {
    throw new Error(`${fault}\n  ${this.told}`)
  }

  #ownOrders = (): ModelOrder[] => live(this.#model).filter(({ id }) => this.#own.has(id))

  /** The accounts of orders that a call was about, or that the model changed by it. */
  async #shown(done: readonly Done[], before: Model): Promise<Map<string, Reply['body']>> {
    const touched = this.#ownOrders().filter(
      (order) =>
        done.some(({ step }) => step.about === order.id) ||
        JSON.stringify(order) !== JSON.stringify(before.orders[order.id]),
    )
    const replies = touched.map(async ({ id }): Promise<[string, Reply['body']]> => [
      id,
      (await this.#shop.call({ method: 'GET', path: `/api/admin/orders/${id}/account` })).body,
    ])
    return new Map(await Promise.all(replies))
  }

  /** Where the shop's accounts differ from a model's. */
  #differences(model: Model, shown: ReadonlyMap<string, Reply['body']>): string[] {
    return live(model).flatMap((order) => {
      const account = shown.get(order.id)
      if (!account) return []
      const entries = account['entries'] as Record<'kind' | 'cause' | 'via' | 'amount', unknown>[]
      const charges = entries.filter(({ kind }) => kind === 'charged')
      const sum = charges.reduce((all, { amount }) => all + inPaise(amount), 0)
      const wrong = Object.entries(figuresOf(order)).filter(
        ([name, paise]) => inPaise(account[name]) !== paise,
      )
      const {
        status,
        shipment,
        remittance,
        shippingAddress,
        lines = [],
        returns = [],
      } = this.#shop.simulated.tables.orders.get(order.id) ?? {}
      const sumBy = (why: string, way?: string) =>
        entries
          .filter(({ cause, via }) => cause === why && (way === undefined || via === way))
          .reduce((all, { amount }) => all + inPaise(amount), 0)
      const isSame =
        sumBy('door', 'upi') === order.upi &&
        // Goods of an order that was changed and cancelled at once show when it is brought back.
        sumBy('cancelled') === -order.uncharged &&
        this.#shop.unitsOf(lines) === JSON.stringify(order.units) &&
        status === order.status &&
        (shipment?.courier ?? '') === order.courier &&
        (remittance?.paid ?? 0) === order.remitted &&
        // Asked back and declined at once: whether it is open tells which was first.
        statesOf(returns) === statesOf(order.returns)
      const isForgotten = !this.#outOfReach.has(order.id) && shippingAddress?.phone === ''
      return [
        ...(isForgotten ? [`${order.id} waits for a customer whose phone is erased`] : []),
        ...(isSame
          ? []
          : [
              `${order.id} is ${status} with ${shipment?.courier}, not ${order.status} with ${order.courier}`,
            ]),
        ...wrong.map(
          ([name, paise]) => `${order.id}: ${name} is ${inPaise(account[name])}, not ${paise}`,
        ),
        ...(sum === order.charged ? [] : [`${order.id}: its entries charge ${sum}`]),
      ]
    })
  }

  /** The model after these calls, in one order of them; or why they can't have been in that order. */
  #after(done: readonly Done[]): Model | string {
    const model = structuredClone(this.#model)
    for (const { step, reply } of done) {
      const may = step.may(model)
      if (may !== undefined && may !== isTaken(reply))
        return `${step.says}: ${may ? 'refused' : 'taken'} ${JSON.stringify(reply.body).slice(0, 200)}`
      if (isTaken(reply)) step.does(model, reply, this.#shop.idOf)
    }
    return model
  }

  async #check(done: readonly Done[]): Promise<void> {
    const whys: string[] = []
    const models: Model[] = []
    for (const order of ordersOfAll(done)) {
      const after = this.#after(order)
      if (typeof after === 'string') whys.push(after)
      else models.push(after)
    }
    const [first] = models
    if (!first) return this.#fail(whys[0] ?? 'Nothing was done')
    for (const model of models)
      for (const id of Object.keys(model.orders)) if (!this.#model.orders[id]) this.#own.add(id)
    const before = this.#model
    this.#model = first
    if (this.#isErased)
      for (const order of [...live(before), ...live(first)])
        if (
          done.length > 1 ||
          !isWaiting(order) ||
          // It has the address of the other one.
          this.#outOfReach.has(order.exchangeOf ?? '')
        )
          this.#outOfReach.add(order.id)
    const shown = await this.#shown(done, before)
    const fits = models.find((model) => this.#differences(model, shown).length === 0)
    if (!fits) return this.#fail(this.#differences(first, shown).join('; '))
    this.#model = fits
    const forbidden = forbiddenIn(fits)
    if (forbidden.length > 0) this.#fail(`The model itself: ${forbidden.join('; ')}`)
  }

  async place(customer: Customer): Promise<void> {
    const product = this.#random.below(PRICES.length - 1)
    const units = { [product]: this.#random.between(1, 2) }
    const id = await this.#shop.place(customer, units)
    this.#own.add(id)
    this.#model.orders[id] = newOrder(id, units)
    this.#told.push(`${id}: placed ${JSON.stringify(units)}`)
  }

  /** Mostly a step that is taken, so that much happens; more often where goods on their way back pay for an order. */
  #next(first?: Make): Next | undefined {
    const orders = this.#ownOrders()
    const open = orders.filter((one) => paidByGoodsOf(this.#model, one))
    const isOfOpen = this.#random.isIn(open.length > 0 ? 0.7 : 0)
    const isAny = this.#random.isIn(isOfOpen ? 0.7 : 0.3)
    let step: Next | undefined
    for (let tries = 0; tries < TRIES; tries++) {
      const order = this.#random.anyOf(isOfOpen ? open : orders)
      if (!order) return undefined
      const make = first ?? this.#random.oneOf(isOfOpen ? stepsOfExchange(order) : STEPS)
      step = { ...make(this.#random, this.#shop, order, this.#model), about: order.id }
      if (isAny || step.may(this.#model) !== false) return step
    }
    return step
  }

  /** Deletes the customer's account, the sooner where something is due. */
  #mayErase(customer: Customer, isTime: boolean): Promise<Reply> | undefined {
    if (!customer.token || this.#isErased) return undefined
    const isDue = this.#ownOrders().some((order) => figuresOf(order).refundDue > 0)
    if (!isTime && !this.#random.isIn(isDue ? 0.5 : 0)) return undefined
    this.#isErased = true
    return this.#shop.eraseAccount(customer)
  }

  async live(customer: Customer): Promise<void> {
    await this.place(customer)
    if (this.#random.isIn(0.3)) await this.place(customer)
    const opening = this.#random.isIn(0.4) ? OPENING : []
    const erasedAt = customer.token ? this.#random.below(LENGTH) : -1
    for (let count = 0; count < LENGTH; count++) {
      const atOnce = this.#random.isIn(0.7) ? 1 : this.#random.between(2, MOST_AT_ONCE)
      const steps = Array.from({ length: atOnce }, () => this.#next(opening[count]) ?? [])
        .flat()
        .filter((step, _place, all) => all.length === 1 || !step.isAlone)
      this.#told.push(steps.map(({ says, about }) => `${about}: ${says}`).join('  ||  '))
      const erasing = this.#mayErase(customer, count === erasedAt)
      const done = await Promise.all(
        steps.map(async (step) => ({ step, reply: await this.#shop.call(step) })),
      )
      if (erasing && (await erasing).status >= 300) this.#fail('The account was not deleted')
      if (done.length > 0) await this.#check(done)
    }
  }
}

export type ChainsOutcome = { chains: number; calls: number; fault?: string }

const someChains = async (shop: AccountShop, seed: string, count: number): Promise<void> => {
  await shop.open()
  let model: Model = { orders: {}, byHand: {} }
  for (let place = 0; place < count; place++) {
    const random = new Random(`${seed}/${place}`)
    const chain = new Chain(shop, random, model)
    try {
      await chain.live(await shop.customer(random.isIn(0.3)))
      await checkCash(shop, chain)
    } catch (error) {
      throw new Error(`Chain ${seed}/${place}: ${error instanceof Error ? error.message : ''}`, {
        cause: error,
      })
    }
    ;({ model } = chain)
  }
}

/** Runs random chains of steps on orders, and compares each account with the model after every step. */
export const runChains = async (seed: string, count: number): Promise<ChainsOutcome> => {
  let calls = 0
  for (let from = 0; from < count; from += PER_SHOP) {
    const of = `${seed}-${from / PER_SHOP}`
    world.begin(of)
    const shop = new AccountShop()
    let outcome: { fault?: string } | undefined
    someChains(shop, of, Math.min(PER_SHOP, count - from)).then(
      () => (outcome = {}),
      (error: unknown) =>
        (outcome = { fault: error instanceof Error ? error.message : String(error) }),
    )
    await world.timeline.run(() => outcome !== undefined)
    ;({ calls } = { calls: calls + shop.simulated.calls })
    const fault = outcome?.fault ?? shop.simulated.faults[0]
    shop.simulated.close()
    if (fault !== undefined) return { chains: from, calls, fault }
  }
  return { chains: count, calls }
}
