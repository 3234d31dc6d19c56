import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import {
  changeStatus,
  held,
  isSame,
  mayOrder,
  moveStock,
  PRODUCTS,
  SELLABLES,
  sellableOf,
  SIZES,
  unitsOf,
  type Model,
  type ModelLine,
  type Real,
} from './model.ts'

export type Command = fc.AsyncCommand<Model, Real>

/** Chooses among whatever exists: commands are generated before anybody knows how much there will be. */
const pick = <T>(values: readonly T[], choice: number): { value: T; index: number } | undefined => {
  const index = values.length === 0 ? -1 : choice % values.length
  const value = values[index]
  return value === undefined ? undefined : { value, index }
}

const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command => ({ check, run, toString: () => name })

const wireLine = ({ products }: Real, { product, size, quantity }: ModelLine) => ({
  productId: products[product],
  size,
  color: 'Red',
  quantity,
})

const putIntoCart = (line: ModelLine): Command =>
  command(`add ${JSON.stringify(line)}`, async (model, real) => {
    const { shop, shopper } = real
    const fits =
      unitsOf(model.cart, sellableOf(line)) + line.quantity <= model.stock[sellableOf(line)]!
    const body = { userId: shopper._id, ...wireLine(real, line) }
    const { status } = await shop.as(shopper).post('/api/cart', body)
    expect(status).toBe(fits ? 200 : 409)
    if (!fits) return
    const same = model.cart.find((other) => isSame(other, line))
    if (same) same.quantity += line.quantity
    else model.cart.push({ ...line })
  })

const setQuantity = (line: ModelLine): Command =>
  command(`set ${JSON.stringify(line)}`, async (model, real) => {
    const { shop, shopper } = real
    const others = model.cart.filter((other) => !isSame(other, line))
    const isThere = others.length < model.cart.length
    const fits =
      line.quantity === 0 ||
      unitsOf(others, sellableOf(line)) + line.quantity <= model.stock[sellableOf(line)]!
    const body = { userId: shopper._id, ...wireLine(real, line) }
    const { status } = await shop.as(shopper).put('/api/cart', body)
    expect(status).toBe(!isThere ? 404 : fits ? 200 : 409)
    if (isThere && fits) model.cart = line.quantity === 0 ? others : [...others, { ...line }]
  })

const checkOut = (): Command =>
  command(
    'check out',
    async (model, real) => {
      const { shop, shopper } = real
      const { status, body } = await shop.as(shopper).post('/api/checkout', {
        checkoutItems: model.cart.map((line) => wireLine(real, line)),
        shippingAddress: anAddress(),
        paymentMethod: 'COD',
      })
      const fits = mayOrder(model, model.cart)
      expect(status).toBe(fits ? 201 : 409)
      if (!fits) return
      model.checkouts.push({ lines: model.cart.map((line) => ({ ...line })), order: undefined })
      real.checkouts.push(body._id)
    },
    ({ cart }) => cart.length > 0,
  )

/** Twice at once, as an impatient shopper does. */
const finalize = (choice: number): Command =>
  command(
    `finalize ${choice}`,
    async (model, real) => {
      const { shop, shopper } = real
      const { value: checkout, index } = pick(model.checkouts, choice)!
      const path = `/api/checkout/${real.checkouts[index]}/finalize`
      const send = () => shop.as(shopper).post(path, { isCOD: true })
      const [{ status, body }, again] = await Promise.all([send(), send()])
      const fits = checkout.order !== undefined || mayOrder(model, checkout.lines)
      expect([status, again.status]).toEqual(fits ? [200, 200] : [409, 409])
      if (!fits) return
      expect(again.body._id).toBe(body._id)
      if (checkout.order !== undefined) return expect(real.orders[checkout.order]).toBe(body._id)
      checkout.order = model.orders.length
      moveStock(model, checkout.lines, -1)
      model.cart = []
      model.orders.push({ lines: checkout.lines, status: 'Processing', returns: [] })
      real.orders.push(body._id)
    },
    ({ checkouts }) => checkouts.length > 0,
  )

const onOrder = (
  name: string,
  choice: number,
  run: (model: Model, real: Real, order: { index: number; path: string }) => Promise<void>,
): Command =>
  command(
    `${name} ${choice}`,
    (model, real) => {
      const { index } = pick(model.orders, choice)!
      return run(model, real, { index, path: `orders/${real.orders[index]}` })
    },
    ({ orders }) => orders.length > 0,
  )

const cancel = (choice: number): Command =>
  onOrder('cancel', choice, async (model, { shop, shopper }, { index, path }) => {
    const order = model.orders[index]!
    const isOpen = order.status === 'Processing' || order.status === 'Cancelled'
    const { status } = await shop.as(shopper).post(`/api/${path}/cancel`)
    expect(status).toBe(isOpen ? 200 : 409)
    if (isOpen) changeStatus(model, order, 'Cancelled')
  })

const setStatus = (choice: number, to: (typeof ORDER_STATUSES)[number]): Command =>
  onOrder(`${to} of`, choice, async (model, { shop, admin }, { index, path }) => {
    const { status } = await shop.as(admin).put(`/api/admin/${path}`, { status: to })
    expect(status).toBe(changeStatus(model, model.orders[index]!, to) ? 200 : 409)
  })

const askBack = (choice: number, quantity: number): Command =>
  onOrder(`ask back ${quantity} of`, choice, async (model, real, { index, path }) => {
    const order = model.orders[index]!
    const line = { ...order.lines[choice % order.lines.length]!, quantity }
    const left = held(order).find((other) => isSame(other, line))!.quantity
    const isWaiting = order.returns.at(-1)?.state === 'requested'
    const isOpen = order.status === 'Delivered' && !isWaiting && quantity <= left
    const body = { lines: [wireLine(real, line)], reason: 'Too small' }
    const { status } = await real.shop.as(real.shopper).post(`/api/${path}/return`, body)
    expect(status).toBe(isOpen ? 200 : 409)
    if (isOpen) order.returns.push({ lines: [line], state: 'requested' })
  })

const answer = (choice: number, decision: 'accepted' | 'declined'): Command =>
  onOrder(`${decision} return of`, choice, async (model, { shop, admin }, { index, path }) => {
    const order = model.orders[index]!
    const open = order.returns.at(-1)
    const isOpen =
      open?.state === 'requested' && !(decision === 'accepted' && order.status === 'Cancelled')
    const { status } = await shop.as(admin).put(`/api/admin/${path}/return`, { decision })
    expect(status).toBe(isOpen ? 200 : 409)
    if (!open || !isOpen) return
    open.state = decision
    if (decision === 'accepted') moveStock(model, open.lines, 1)
  })

/** The whole way back of an order's units, because its single steps seldom occur in this order by chance. */
const giveBack = (choice: number, quantity: number): Command =>
  command(
    `give back ${quantity} of ${choice}`,
    async (model, real) => {
      await setStatus(choice, 'Delivered').run(model, real)
      await askBack(choice, quantity).run(model, real)
      await answer(choice, 'accepted').run(model, real)
    },
    ({ orders }) => orders.length > 0,
  )

const countSellable = (sellable: number, countInStock: number): Command =>
  command(`count ${countInStock} of ${sellable}`, async (model, { shop, admin, products }) => {
    const { product, size } = SELLABLES[sellable]!
    const id = products[product]!
    const variant = (await shop.readProduct(id)).variants?.find((one) => one.size === size)
    const body = variant
      ? { stockChange: countInStock - variant.countInStock, sku: variant.sku }
      : { countInStock }
    expect((await shop.as(admin).put(`/api/products/${id}`, body)).status).toBe(200)
    model.stock[sellable] = countInStock
  })

const line = (product: fc.Arbitrary<number>, least: number) =>
  fc.record({
    product,
    size: fc.constantFrom(...SIZES),
    quantity: fc.integer({ min: least, max: 4 }),
  })

/** All that shoppers and admins do; few orders at a time, so that much happens to each. */
export const anyCommand = (): fc.Arbitrary<Command>[] => {
  const [product, choice] = [fc.nat(PRODUCTS - 1), fc.nat(2)]
  const deliver = choice.map((order) => setStatus(order, 'Delivered'))
  const accept = choice.map((order) => answer(order, 'accepted'))
  const ask = fc.tuple(choice, fc.integer({ min: 1, max: 3 })).map((chosen) => askBack(...chosen))
  const back = fc.tuple(choice, fc.constantFrom(1, 1, 2)).map((chosen) => giveBack(...chosen))
  const put = line(product, 1).map(putIntoCart)
  // Listed twice to be chosen twice as often.
  const buying = [put, put, fc.constant(null).map(checkOut), choice.map(finalize)]
  const returning = [deliver, ask, accept, back, back]
  return [
    ...buying,
    choice.map(finalize),
    ...returning,
    line(product, 0).map(setQuantity),
    choice.map(cancel),
    choice.map((order) => setStatus(order, 'Cancelled')),
    fc.tuple(choice, fc.constantFrom(...ORDER_STATUSES)).map((chosen) => setStatus(...chosen)),
    choice.map((order) => answer(order, 'declined')),
    // Of both variants together, no more than one may order of a product.
    fc.tuple(fc.nat(SELLABLES.length - 1), fc.nat(5)).map((chosen) => countSellable(...chosen)),
  ]
}
