import type { LineKey } from '@bartan/contract/cart/rules'
import type { Order, StaffOrder } from '@bartan/contract/orders/schema'
import type { Caller } from '#domain/caller.ts'
import type { Clock } from '#platform/clock.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import { creditReturn } from '../documents/issue-documents.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { found, ownOrder } from '../own-order.ts'
import { decidedLines, refuseAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { refundPaise } from './refund.ts'
import { refuseDecision, refuseReturn } from './refuse-return.ts'

type Units = LineKey & { quantity: number }

type Ports = {
  transact: Transact<OrderUnit>
  settings: () => Promise<{ returnDays: number }>
  /** Tells the catalog in memory of our own write. */
  productsChanged: (ids: string[]) => Promise<void>
  clock: Clock
}

const withoutName = ({ productId, size, color, quantity }: Units): Units => ({
  productId,
  size,
  color,
  quantity,
})

type Request = { lines: Units[]; reason: string; note?: string | null | undefined }

const requestOf = ({ lines, reason, note }: Request) => ({
  lines: lines.map(withoutName),
  reason,
  ...(note && { note }),
  state: 'requested' as const,
  decidedAt: null,
  decidedBy: null,
})

/** Puts the units back in stock, or down as damaged; returns what is owed for them, and their products. */
const takeBack = async (
  unit: OrderUnit,
  order: StoredOrder,
  lines: ReturnType<typeof decidedLines>,
  by: Caller,
) => {
  const products = await unit.products(lines)
  const moved = lines.map(({ restock, ...line }) => ({ ...line, isDamaged: restock === false }))
  unit.moveUnits(products, order, { lines: moved, reason: 'return', by: by._id })
  return { refund: refundPaise(order.document, lines), touched: [...products.keys()] }
}

/** Returns are stored in their order, so that a change of one document covers both. */
export const returnsService = ({ transact, settings, productsChanged, clock }: Ports) => ({
  request: async (caller: Caller, id: string, { lines, reason, note }: Request): Promise<Order> => {
    const at = clock.now()
    const { returnDays } = await settings()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = found(await unit.find(id))
      const { returns = [] } = ownOrder(before.order, caller)
      // The answer to this very request was lost, and it is being repeated.
      if (returns.at(-1)?.requestedAt === at.toISOString())
        return keep.reply(forCustomer(before.order))
      refuseReturn(before.order, { lines, reason }, at, returnDays)
      const asked = { ...requestOf({ lines, reason, note }), requestedAt: unit.timestamp(at) }
      const returned = unit.update(before, {
        returns: [...(before.document.returns ?? []), asked],
        openReturn: true,
      })
      return keep.reply(forCustomer(returned.order))
    })
  },

  decide: async (by: Caller, id: string, answer: Answer): Promise<StaffOrder> => {
    refuseAnswer(answer)
    const { decision, declineReason } = answer
    const at = clock.now()
    const { order, touched } = await transact(
      [lockOf.order(id), lockOf.taxDocuments],
      async (unit, keep) => {
        const before = found(await unit.find(id))
        refuseDecision(before.order, decision)
        const { returns = [], refunded = 0 } = before.document
        const open = returns.at(-1)
        if (!open) return { order: keep.reply(before.order), touched: [] }
        const lines = decidedLines(open.lines, answer.lines ?? [])
        const taken = decision === 'accepted' && (await takeBack(unit, before, lines, by))
        const isDue = taken && taken.refund > 0
        const { _id, name, role } = by
        const answered = {
          ...open,
          lines,
          state: decision,
          decidedAt: unit.timestamp(at),
          decidedBy: { _id, name, role },
          ...(declineReason && { declineReason }),
          ...(taken && { refund: taken.refund }),
          ...(isDue && { refundState: 'due' as const }),
        }
        const documents =
          taken && (await creditReturn(unit, before, { lines, refund: taken.refund, at }))
        const after = unit.update(before, {
          ...documents,
          returns: [...returns.slice(0, -1), answered],
          openReturn: false,
          ...(isDue && { refundDue: true }),
          ...(taken && { refunded: refunded + taken.refund }),
        })
        unit.audit(before, {
          by,
          action: 'order.return_decided',
          changes: {
            return: { from: 'requested', to: decision },
            ...(taken && { refunded: { from: refunded, to: refunded + taken.refund } }),
          },
        })
        const told = await unit.tell(after, taken ? 'returned' : 'returnDeclined', at)
        return { order: keep.reply(told.order), touched: taken ? taken.touched : [] }
      },
    )
    await productsChanged(touched)
    return order
  },
})

export type ReturnsService = ReturnType<typeof returnsService>
