import {
  chargedFor,
  heldOf,
  keptUnits,
  newOrder,
  openReturn,
  paidByGoodsOf,
  PRICES,
  worthOf,
  type Model,
  type ModelOrder,
} from './model.ts'
import { change, line, on, pathOf, type Make, type Reply } from './step.ts'

export const asksBack: Make = (random, shop, order) => {
  const product = Number(random.oneOf(Object.keys(order.units)))
  const quantity = random.between(1, 2)
  return {
    says: `asks back ${quantity} of ${product}`,
    method: 'POST',
    path: `${pathOf(order.id)}/return`,
    body: { lines: [{ ...line(shop, product), quantity }], reason: 'defective' },
    may: on(order, (now) => {
      const open = openReturn(now)
      // Asked twice in one moment, it is one request.
      if (open?.product === product && open.quantity === quantity) return undefined
      return now.status === 'Delivered' && !open && quantity <= keptUnits(now, product)
    }),
    does: change(order, (now) => {
      if (!openReturn(now)) now.returns.push({ state: 'requested', product, quantity })
    }),
  }
}

const accept = (order: ModelOrder): void => {
  const open = openReturn(order)
  if (!open) return
  order.charged -= chargedFor(order, (PRICES[open.product] ?? 0) * open.quantity)
  open.state = 'accepted'
}

export const decides: Make = (random, _shop, order) => {
  const decision = random.oneOf(['accepted', 'accepted', 'declined'] as const)
  return {
    says: decision,
    method: 'PUT',
    path: `${pathOf(order.id)}/return`,
    body: { decision },
    may: on(order, (now, model) => {
      const open = openReturn(now)
      if (!open) return false
      return decision === 'declined' ? !open.sentTo : !paidByGoodsOf(model, now)
    }),
    does: change(order, (now) => {
      const open = openReturn(now)
      if (decision === 'accepted') accept(now)
      else if (open) open.state = 'declined'
    }),
  }
}

/** Places the order that takes the goods' place, and moves their value, as far as it is there. */
const replace = (
  model: Model,
  first: ModelOrder,
  { id, product }: { id: string; product: number },
): void => {
  const open = openReturn(first)
  if (!open) return
  const next = newOrder(id, { [product]: open.quantity })
  const value = chargedFor(first, (PRICES[open.product] ?? 0) * open.quantity)
  const amount = Math.max(0, Math.min(heldOf(first), value, worthOf(next.units)))
  first.moved -= amount
  model.orders[id] = { ...next, moved: amount, exchangeOf: first.id }
}

type Returned = { exchange?: { number: string }; sentAhead?: { number: string } }
const replacedBy = ({ body }: Reply): string => {
  const last = (body['returns'] as Returned[] | undefined)?.at(-1)
  return (last?.exchange ?? last?.sentAhead)?.number ?? ''
}

export const exchanges: Make = (random, shop, order) => {
  const isAhead = random.isIn(0.5)
  const open = openReturn(order)
  const product = random.below(PRICES.length)
  const wanted = {
    ...line(shop, open?.product ?? 0),
    ...(!isAhead && { restock: true }),
    for: { productId: shop.products[product] },
  }
  const may = on(
    order,
    (now, model) =>
      openReturn(now)?.product === (open?.product ?? 0) &&
      !openReturn(now)?.sentTo &&
      !paidByGoodsOf(model, now),
  )
  const path = `${pathOf(order.id)}/return`
  return {
    says: `exchanges for ${product}${isAhead ? ', sent ahead' : ''}`,
    ...(isAhead
      ? { method: 'POST', path: `${path}/exchange`, body: { lines: [wanted] } }
      : { method: 'PUT', path, body: { decision: 'exchanged', lines: [wanted] } }),
    may,
    does: (model, reply, idOf) => {
      const now = model.orders[order.id]
      const asked = now && openReturn(now)
      if (!now || !asked) return
      const id = idOf(replacedBy(reply))
      replace(model, now, { id, product })
      if (isAhead) asked.sentTo = id
      else accept(now)
    },
  }
}
