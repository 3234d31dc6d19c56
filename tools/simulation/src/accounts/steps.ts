import { ORDER_STATUSES, ruleOf, type OrderStatus } from '@bartan/contract/orders/order-process'
import type { Random } from '../world/random.ts'
import {
  balanceOf,
  changeStatus,
  collectable,
  heldOf,
  isOpen,
  isStuck,
  openReturn,
  openWith,
  paidByGoodsOf,
  PRICES,
  worthOf,
  type Collected,
  type Model,
  type ModelOrder,
} from './model.ts'
import { asksBack, decides, exchanges } from './return-steps.ts'
import { change, line, on, pathOf, rupees, type Make } from './step.ts'

const anyCollected = (random: Random, order: ModelOrder): Collected => {
  const { least, most } = collectable(order)
  const amounts = [most, most, most, most + 1, least, least - 1, Math.floor(most / 3), 0]
  return { by: random.oneOf(['cash', 'cash', 'upi']), amount: Math.max(0, random.oneOf(amounts)) }
}

/** Its cash is among what its holder handed over by hand. */
const isHandedOver = (order: ModelOrder, model: Model): boolean =>
  ruleOf(order.status).money === 'booked' &&
  (model.byHand[order.courier] ?? 0) > 0 &&
  order.cash > openWith(model, order.courier)

const mayChange = (
  { to, collected }: { to: OrderStatus; collected?: Collected | undefined },
  order: ModelOrder,
  model: Model,
): boolean => {
  const { least, most } = collectable(order)
  const fits = !collected || (collected.amount <= most && collected.amount >= least)
  return to === order.status ? fits : !isStuck(order) && !isHandedOver(order, model) && fits
}

const setsStatus: Make = (random, _shop, order) => {
  const to = random.oneOf([...ORDER_STATUSES, 'Delivered', 'Delivered'] as OrderStatus[])
  const collected = to === 'Delivered' && random.isIn(0.6) ? anyCollected(random, order) : undefined
  const said = collected && { collected: { ...collected, amount: rupees(collected.amount) } }
  const isBulk = !collected && random.isIn(0.3)
  return {
    says: `${to} ${JSON.stringify(said ?? '')}${isBulk ? ' in bulk' : ''}`,
    ...(isBulk
      ? { method: 'POST', path: '/api/admin/orders/bulk', body: { ids: [order.id], status: to } }
      : { method: 'PUT', path: pathOf(order.id), body: { status: to, ...said } }),
    may: on(order, (now, model) => mayChange({ to, collected }, now, model)),
    does: change(order, (now, model) => changeStatus(model, now, { to, collected })),
  }
}

const ships: Make = (random, shop, order) => {
  const courier = random.oneOf(['Delhivery', 'Ekart'])
  const awb = `A${order.id}`
  const isByFile = random.isIn(0.3)
  return {
    says: `ships with ${courier}${isByFile ? ' by file' : ''}`,
    ...(isByFile
      ? {
          method: 'POST',
          path: '/api/admin/orders/shipments.csv',
          body: `number,courier,awb\n${shop.numberOf(order.id)},${courier},${awb}\n`,
        }
      : { method: 'PUT', path: `${pathOf(order.id)}/shipment`, body: { courier, awb } }),
    // The same parcel again changes nothing.
    may: on(order, ({ status, courier: known, remitted }) =>
      known === courier
        ? undefined
        : status === 'Processing' || (status === 'Shipped' && remitted === 0),
    ),
    does: change(order, (now, model) => {
      if (isOpen(now)) now.courier = courier
      if (now.status === 'Processing') changeStatus(model, now, { to: 'Shipped' })
    }),
  }
}

const advances: Make = (random, _shop, order) => {
  const balance = Math.max(1, balanceOf(order))
  const amount = random.oneOf([balance, balance, balance + 1, Math.ceil(balance / 2), 1])
  return {
    says: `takes an advance of ${amount}`,
    method: 'POST',
    path: `${pathOf(order.id)}/advance`,
    body: { amount: rupees(amount), via: random.oneOf(['upi', 'bank', 'cash']) },
    may: on(order, (now) => amount <= balanceOf(now)),
    does: change(order, (now) => {
      now.advances += amount
    }),
  }
}

const refunds: Make = (random, _shop, order) => ({
  says: 'pays back',
  method: 'POST',
  path: `${pathOf(order.id)}/refund`,
  body: { via: 'upi', reference: `R${random.bytes(6).toString('hex')}` },
  may: on(order, (now, model) => balanceOf(now) < 0 && !paidByGoodsOf(model, now)),
  does: change(order, (now) => {
    now.paidBack -= balanceOf(now)
  }),
})

const writesOff: Make = (_random, _shop, order) => ({
  says: 'writes off',
  method: 'POST',
  path: `${pathOf(order.id)}/account/write-off`,
  body: { reason: 'Too little to ask for' },
  may: on(
    order,
    (now) => now.status === 'Delivered' && balanceOf(now) > 0 && !openReturn(now)?.sentTo,
  ),
  does: change(order, (now) => {
    now.writtenOff += balanceOf(now)
    now.charged -= balanceOf(now)
  }),
})

const edits: Make = (random, shop, order) => {
  const products = Object.keys(order.units).map(Number)
  const kept = random.isIn(0.5) ? products : [random.below(PRICES.length)]
  const units = Object.fromEntries(kept.map((one) => [one, random.between(1, 3)]))
  return {
    says: `changes its lines to ${JSON.stringify(units)}`,
    method: 'PUT',
    path: `${pathOf(order.id)}/lines`,
    body: { lines: kept.map((one) => ({ ...line(shop, one), quantity: units[one] })) },
    may: on(order, (now) => now.status === 'Processing' && !isStuck(now)),
    does: change(order, (now) => {
      now.charged += worthOf(units) - worthOf(now.units)
      now.units = units
    }),
  }
}

const removes: Make = (_random, _shop, order) => ({
  says: 'is deleted',
  isAlone: true,
  method: 'DELETE',
  path: pathOf(order.id),
  may: on(order, (now) => {
    const isEven = now.status === 'Delivered' && balanceOf(now) === 0
    const owes = now.status === 'Delivered' && balanceOf(now) > 0
    return !openReturn(now) && balanceOf(now) >= 0 && !owes && (isEven || heldOf(now) <= 0)
  }),
  does: change(order, (now, model) => {
    now.isDeleted = true
    const first = isOpen(now) ? paidByGoodsOf(model, now) : undefined
    if (first) delete openReturn(first)?.sentTo
  }),
})

const handsOver: Make = (random, shop, order, model) => {
  const open = Math.max(1, openWith(model, order.courier))
  const amount = random.oneOf([open, open, open + 1, Math.ceil(open / 3)])
  return {
    says: `its holder hands over ${amount}`,
    method: 'POST',
    path: '/api/admin/cash/handovers',
    body: { day: shop.day, courier: order.courier, amount: rupees(amount) },
    may: (now) => amount <= openWith(now, order.courier),
    does: (now) => {
      now.byHand[order.courier] = (now.byHand[order.courier] ?? 0) + amount
    },
  }
}

/** A courier's file pays for the order, in full or a part. */
const remits: Make = (random, _shop, order) => {
  const isDelivered = order.status === 'Delivered' && order.courier !== ''
  const amount = Math.max(1, random.oneOf([order.cash, order.cash, Math.floor(order.cash / 2)]))
  return {
    says: `its courier's file pays ${amount}`,
    isAlone: true,
    method: 'POST',
    path: `/api/admin/cash/remittances?courier=${order.courier || 'Ekart'}`,
    body: `awb,paid,utr\n${isDelivered ? `A${order.id}` : 'X'},${rupees(amount)},U${random.below(1_000_000)}\n`,
    // A file is always taken; its verdict says what was booked.
    may: () => true,
    does: change(order, (now, model) => {
      if (!isDelivered) return
      const rest = Math.min(amount, now.cash - now.remitted)
      const isByHand = (model.byHand[now.courier] ?? 0) > 0
      const isFirst = now.remitted === 0 || amount === now.cash - now.remitted
      if (isFirst && (!isByHand || rest <= openWith(model, now.courier))) now.remitted += amount
    }),
  }
}

/** How an exchange comes about. */
export const OPENING: readonly Make[] = [setsStatus, asksBack, exchanges]

/** Those that meet where goods on their way back pay for an order. */
export const stepsOfExchange = ({ status }: ModelOrder): readonly Make[] =>
  status === 'Delivered'
    ? [asksBack, decides, decides, refunds]
    : [edits, edits, refunds, setsStatus, setsStatus]

/** The steps there are; those that come first in an order's life more often. */
export const STEPS: readonly Make[] = [
  [setsStatus, setsStatus, setsStatus, setsStatus, setsStatus, setsStatus],
  [asksBack, asksBack, asksBack, decides, decides, exchanges, exchanges, exchanges],
  [advances, advances, refunds, refunds, refunds, edits, edits, ships, ships],
  [writesOff, removes, handsOver, handsOver, remits, remits, remits],
].flat()
