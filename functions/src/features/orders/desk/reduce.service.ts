import type { LineKey } from '@bartan/contract/cart/rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Caller } from '#domain/caller.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { creditRest } from '../documents/issue-documents.ts'
import type { OrderUnit } from '../order-unit.repository.ts'
import { requireFound } from '../own-order.ts'
import { reducedLines, reducedPrices } from './reduced-order.ts'
import { itemChanges, reductionOf } from './reduction.ts'
import { undoSentAhead } from '../returns/undo-sent-ahead.ts'
import { refuseLocked, refuseReturned } from './refuse-locked.ts'

type Ports = {
  transact: Transact<OrderUnit>
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

type Units = LineKey & { quantity: number }

/** Removes items from an order before it is packed: out of stock, or unwanted. */
export const reduceService = ({ transact, productsChanged, clock }: Ports) => ({
  /** A repetition finds nothing more to remove. */
  reduce: async (id: string, kept: readonly Units[], by: Caller): Promise<StaffOrder> => {
    const now = clock.now()
    const locks = [lockOf.order(id), lockOf.taxDocuments]
    const { order, touched } = await transact(locks, async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      refuseLocked(before.order, 'editable')
      refuseReturned(before)
      const { document } = before
      const { stay, out } = reducedLines(document.lines, kept)
      if (out.length === 0) return { order: keep.reply(before.order), touched: [] }
      const products = await unit.products(out)
      unit.moveUnits(products, before, { lines: out, reason: 'cancellation', by: by._id })
      const coupon = document.couponCode ? await unit.coupon(document.couponCode) : undefined
      const prices = reducedPrices(document, stay, coupon?.percent)
      // It had left the shop before: its invoice is credited, and a new one is issued when it leaves again.
      const documents = await creditRest(unit, before, now)
      const { totalPrice } = prices
      const reduction = reductionOf(unit, document, { out, totalAfter: totalPrice, by, now })
      unit.audit(before, {
        by,
        action: 'order.items_reduced',
        changes: itemChanges(document, stay, totalPrice),
      })
      const after = unit.update(before, {
        productIds: [...new Set(stay.map(({ productId }) => productId))],
        ...prices,
        ...documents,
        ...(await undoSentAhead(unit, before, totalPrice)),
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
