import type { LineUnits } from '@bartan/contract/cart/rules'
import { deliveryFee } from '@bartan/contract/delivery/fee-to-bring'
import { entry } from '@bartan/contract/orders/account'
import { changeOrderLines } from '@bartan/contract/orders/under-way-endpoints'
import { deliveryOf } from '@bartan/contract/settings/pin-rules'
import { NO_MONEY, paise, subtractPaise, sumPaise } from '@bartan/contract/shared/money'
import type { Caller } from '#domain/caller.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { refuseOutdated } from '#domain/refuse-outdated.ts'
import { areSameUnits, outOfStock, shortLines } from '#domain/stock/sellable.ts'
import { withCurrentPrices, type Pricing } from '#domain/stock/with-current-price.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import { creditRest } from '../documents/issue-documents.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { presentLines } from '../present-lines.ts'
import { changedGoods, changedLines, itemChanges, reductionOf } from './changed-lines.ts'
import { refuseLocked, refuseReturned } from './refuse-locked.ts'

const unitsOf = ({ productId, size, color, quantity }: LineUnits): LineUnits => ({
  productId,
  size,
  color,
  quantity,
})

/** Returns units first, because the new lines may be of the same product. */
const moveUnits = async (
  unit: OrderUnit,
  before: StoredOrder,
  { wanted, by, pricing }: { wanted: readonly LineUnits[]; by: Caller; pricing: Pricing },
) => {
  const { lines } = before.document
  const products = await unit.products([...lines, ...wanted])
  const sold = withCurrentPrices(unit.sellable(products), pricing)
  const changed = changedLines(lines, wanted, sold)
  const { out, added } = changed
  const known = unit.moveUnits(products, before, { lines: out, reason: 'cancellation', by: by._id })
  const left = unit.sellable(known)
  const short = shortLines(presentLines(known, before.document.lines, added), (id) => left.get(id))
  if (short.length > 0) throw outOfStock(short)
  unit.moveUnits(known, before, { lines: added, reason: 'order', by: by._id })
  return { ...changed, products: sold, touched: [...products.keys()] }
}

/** Changes an order's lines at the desk: other quantities, other goods. */
export const lineRoutes = ({
  transact,
  settings,
  pricing,
  productsChanged,
  clock,
}: OrdersContext) => [
  handle(changeOrderLines, async ({ params: { id }, body: { lines: wanted, was }, caller: by }) => {
    const now = clock.now()
    const [rules, running] = await Promise.all([settings(), pricing()])
    const locks = [lockOf.order(id), lockOf.taxDocuments]
    const { order, touched } = await transact(locks, async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      refuseLocked(before.order, 'editable')
      refuseReturned(before)
      const { document } = before
      if (areSameUnits(document.lines, wanted))
        return { order: keep.reply(before.order), touched: [] }
      refuseOutdated(was, { lines: document.lines.map(unitsOf) }, () =>
        areSameUnits(was?.lines ?? [], document.lines),
      )
      const moved = await moveUnits(unit, before, { wanted, by, pricing: running })
      const { lines, out } = moved
      const goods = await changedGoods(unit, document, lines, { products: moved.products, now })
      const place = deliveryOf(document.shippingAddress, rules.pinRules)
      // Never more than was agreed.
      const shippingPrice = paise(
        Math.min(document.shippingPrice, deliveryFee(goods.itemsPrice, rules, place)),
      )
      const { itemsPrice, discount = NO_MONEY } = goods
      const prices = {
        ...goods,
        shippingPrice,
        totalPrice: subtractPaise(sumPaise([itemsPrice, shippingPrice]), discount),
      }
      // It had left the shop before: its document is credited, and a new one is issued when it leaves again.
      const documents = await creditRest(unit, before, now)
      const { totalPrice } = prices
      const reduction = reductionOf(unit, document, { out, totalAfter: totalPrice, by, now })
      unit.audit(before, {
        by,
        action: 'order.lines_changed',
        changes: itemChanges(document, lines, totalPrice),
      })
      const after = unit.update(before, {
        productIds: [...new Set(lines.map(({ productId }) => productId))],
        ...prices,
        ...documents,
        ...withEntries(
          entriesOf(document),
          [entry('lines', subtractPaise(totalPrice, document.totalPrice))],
          { at: unit.timestamp(now), by },
        ),
        packedAt: null,
        lineChanges: (document.lineChanges ?? 0) + 1,
        ...(out.length > 0 && { reductions: [...(document.reductions ?? []), reduction] }),
      })
      const mailed = await unit.mailNews(after, 'changed', now)
      return { order: keep.reply(mailed.order), touched: moved.touched }
    })
    await productsChanged(touched)
    return order
  }),
]
