import { namesToCopy } from '@bartan/contract/products/names'
import type { LineKey } from '@bartan/contract/cart/rules'
import { reason } from '@bartan/contract/reasons/reasons'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { actorOf } from '../actor.ts'
import { creditRest } from '../documents/issue-documents.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { found } from '../own-order.ts'
import { reducedLines, reducedPrices } from './reduced-order.ts'
import { refuseLocked } from './refuse-locked.ts'

type Ports = {
  transact: Transact<OrderUnit>
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

type Units = LineKey & { quantity: number }

const unitsIn = (lines: readonly Units[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const refuseReturned = ({ document: { returns = [] } }: StoredOrder): void => {
  if (returns.some(({ state }) => state !== 'declined'))
    throw new AppError('conflict', reason('order_has_returns'))
}

/** Items that are taken out of an order before it is packed, because they are not there, or not wanted any more. */
export const reduceService = ({ transact, productsChanged, clock }: Ports) => ({
  /** Repeated, it finds nothing more to take out. */
  reduce: async (id: string, kept: readonly Units[], by: Caller): Promise<StaffOrder> => {
    const now = clock.now()
    const locks = [lockOf.order(id), lockOf.taxDocuments]
    const { order, touched } = await transact(locks, async (unit, keep) => {
      const before = found(await unit.find(id))
      refuseLocked(before.order, 'editable')
      refuseReturned(before)
      const { document } = before
      const { stay, out } = reducedLines(document.lines, kept)
      if (out.length === 0) return { order: keep.reply(before.order), touched: [] }
      const products = await unit.products(out)
      unit.moveUnits(products, before, { lines: out, reason: 'cancellation', by: by._id })
      const coupon = document.couponCode ? await unit.coupon(document.couponCode) : undefined
      const prices = reducedPrices(document, stay, coupon?.percent)
      // It had left the shop before: what it was billed with is taken back, and it is billed anew when it leaves again.
      const documents = await creditRest(unit, before, now)
      const reduction = {
        at: unit.timestamp(now),
        by: actorOf(by),
        lines: out.map(({ productId, size, color, name, quantity, ...names }) => ({
          productId,
          size,
          color,
          name,
          ...namesToCopy(names),
          quantity,
        })),
        totalBefore: document.totalPrice,
        totalAfter: prices.totalPrice,
      }
      unit.audit(before, {
        by,
        action: 'order.items_reduced',
        changes: fieldChanges(
          { items: unitsIn(document.lines), totalPrice: document.totalPrice },
          { items: unitsIn(stay), totalPrice: prices.totalPrice },
        ),
      })
      const after = unit.update(before, {
        lines: stay,
        productIds: [...new Set(stay.map(({ productId }) => productId))],
        ...prices,
        ...documents,
        packedAt: null,
        reductions: [...(document.reductions ?? []), reduction],
      })
      return { order: keep.reply(after.order), touched: [...products.keys()] }
    })
    await productsChanged(touched)
    return order
  },
})

export type ReduceService = ReturnType<typeof reduceService>
