import type { OrderStatus } from '@bartan/contract/orders/order-process'

/**
 * What an order's account comes to, written down from contract §20 alone: it imports none of the shop's rules. Paise
 * throughout.
 */

/** In paise. The last is below free delivery, whose fee this model leaves out: no order is of it alone. */
export const PRICES = [50_000, 50_000, 79_950, 64_001, 19_900] as const
export type Product = number

type Returned = {
  state: 'requested' | 'accepted' | 'declined'
  product: Product
  quantity: number
  /** The id of the order that was sent before the goods were back. */
  sentTo?: string
}

export type ModelOrder = {
  id: string
  status: OrderStatus
  /** Units as ordered, by product. */
  units: Record<Product, number>
  charged: number
  /** What Cancelled took off. */
  uncharged: number
  writtenOff: number
  advances: number
  cash: number
  upi: number
  moved: number
  paidBack: number
  returns: Returned[]
  exchangeOf?: string
  courier: string
  /** Paid by a courier's file. */
  remitted: number
  isDeleted?: true
}

/** A shop as far as money goes; handed over by hand, by holder. */
export type Model = { orders: Record<string, ModelOrder>; byHand: Record<string, number> }

export const newOrder = (id: string, units: Record<Product, number>): ModelOrder => ({
  id,
  status: 'Processing',
  units,
  charged: worthOf(units),
  uncharged: 0,
  writtenOff: 0,
  advances: 0,
  cash: 0,
  upi: 0,
  moved: 0,
  paidBack: 0,
  returns: [],
  courier: '',
  remitted: 0,
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export const worthOf = (units: Record<Product, number>): number =>
  sum(Object.entries(units).map(([product, quantity]) => (PRICES[Number(product)] ?? 0) * quantity))

export const receivedOf = ({ advances, cash, upi }: ModelOrder): number => advances + cash + upi
export const heldOf = (order: ModelOrder): number =>
  receivedOf(order) + order.moved - order.paidBack
export const balanceOf = (order: ModelOrder): number => order.charged - heldOf(order)

export const isOpen = ({ status }: ModelOrder): boolean =>
  status === 'Processing' || status === 'Shipped'

/** What GET …/account says of it. */
export const figuresOf = (order: ModelOrder) => {
  const balance = balanceOf(order)
  const owed = Math.max(0, balance)
  return {
    charged: order.charged,
    received: receivedOf(order),
    moved: order.moved,
    paidBack: order.paidBack,
    balance,
    toCollect: isOpen(order) ? owed : 0,
    short: isOpen(order) ? 0 : owed,
    refundDue: Math.max(0, -balance),
  }
}

const lastReturn = ({ returns }: ModelOrder): Returned | undefined => returns.at(-1)
export const openReturn = (order: ModelOrder): Returned | undefined => {
  const last = lastReturn(order)
  return last?.state === 'requested' ? last : undefined
}

/** Somebody must call its customer, who may have deleted the account. */
export const isWaiting = (order: ModelOrder): boolean =>
  isOpen(order) || openReturn(order) !== undefined || figuresOf(order).refundDue > 0

/** The order whose goods, still on their way back, pay for this one. */
export const paidByGoodsOf = (model: Model, order: ModelOrder): ModelOrder | undefined => {
  const first = order.exchangeOf === undefined ? undefined : model.orders[order.exchangeOf]
  return first && openReturn(first)?.sentTo === order.id ? first : undefined
}

export const keptUnits = ({ units, returns }: ModelOrder, product: Product): number =>
  (units[product] ?? 0) -
  sum(
    returns
      .filter((one) => one.state === 'accepted' && one.product === product)
      .map(({ quantity }) => quantity),
  )

const returnedWorth = ({ returns }: ModelOrder): number =>
  sum(
    returns
      .filter(({ state }) => state === 'accepted')
      .map(({ product, quantity }) => (PRICES[product] ?? 0) * quantity),
  )

/** What is charged for units today: their part of what a write-off left. */
export const chargedFor = (order: ModelOrder, worth: number): number => {
  const left = worthOf(order.units) - returnedWorth(order)
  return left <= 0 ? 0 : Math.min(order.charged, Math.round((worth * order.charged) / left))
}

/** A return, or what its courier paid, keeps it as it is. */
export const isStuck = (order: ModelOrder): boolean =>
  order.returns.some(({ state }) => state !== 'declined') ||
  (order.status === 'Delivered' && order.remitted > 0)

/** Leaves a status: its cash was not collected after all, what it took off is charged again. */
const leave = (order: ModelOrder): void => {
  if (order.status === 'Delivered') {
    order.charged += order.writtenOff
    Object.assign(order, { cash: 0, upi: 0, writtenOff: 0 })
  }
  if (order.status === 'Cancelled') {
    order.charged += order.uncharged
    order.uncharged = 0
  }
}

export type Collected = { by: 'cash' | 'upi'; amount: number }

/** What may be collected at the door of an order that becomes, or is, Delivered. */
export const collectable = (order: ModelOrder): { least: number; most: number } => {
  const copy = structuredClone(order)
  if (copy.status === 'Delivered') Object.assign(copy, { cash: 0, upi: 0 })
  else leave(copy)
  // Nothing where it is not delivered: leaving that takes both back.
  const known = order.cash + order.upi
  return { least: Math.max(0, -heldOf(copy)), most: Math.max(0, balanceOf(copy), known) }
}

export const changeStatus = (
  model: Model,
  order: ModelOrder,
  { to, collected }: { to: OrderStatus; collected?: Collected | undefined },
): void => {
  const { most } = collectable(order)
  const isCorrection = order.status === to
  if (isCorrection && !collected) return
  if (!isCorrection) leave(order)
  order.status = to
  if (to === 'Delivered') {
    const { by, amount } = collected ?? { by: 'cash', amount: most }
    Object.assign(order, { cash: 0, upi: 0, [by]: amount })
  }
  if (to !== 'Cancelled' || isCorrection) return
  order.uncharged = order.charged
  order.charged = 0
  const first = paidByGoodsOf(model, order)
  if (!first) return
  const back = Math.max(0, Math.min(heldOf(order), order.moved))
  order.moved -= back
  first.moved += back
  delete openReturn(first)?.sentTo
}

/** What a holder has not handed over, deleted orders included: it was collected all the same. */
export const openWith = ({ orders, byHand }: Model, courier: string): number =>
  sum(
    Object.values(orders)
      .filter((one) => one.courier === courier && one.status === 'Delivered')
      .map(({ cash, remitted }) => cash - remitted),
  ) - (byHand[courier] ?? 0)

const isDelivered = ({ status }: ModelOrder): boolean => status === 'Delivered'

/** The columns of the cash report; what was collected of a deleted order stays. */
export const cashOf = (orders: readonly ModelOrder[]) => {
  const here = orders.filter(({ isDeleted }) => !isDeleted)
  return {
    toCollect: sum(
      here.filter(({ status }) => status === 'Shipped').map((one) => figuresOf(one).toCollect),
    ),
    collected: sum(orders.filter(isDelivered).map(({ cash, upi }) => cash + upi)),
    byUpi: sum(orders.filter(isDelivered).map(({ upi }) => upi)),
    short: sum(here.filter(isDelivered).map((one) => figuresOf(one).short)),
  }
}

/** Amounts that contract §20 forbids, whatever was done. */
export const forbiddenIn = (model: Model): string[] =>
  Object.values(model.orders).flatMap((order) => [
    ...(heldOf(order) < 0 ? [`${order.id} gave more than it was given`] : []),
    ...(order.charged < 0 ? [`${order.id} charges ${order.charged}`] : []),
    ...(-balanceOf(order) > receivedOf(order) + Math.max(0, order.moved) - order.paidBack
      ? [`${order.id} owes more than it holds`]
      : []),
  ])
