import type { LineKey } from '@bartan/contract/cart/rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Caller } from '#domain/caller.ts'
import { recordAudit } from '#domain/audit.repository.ts'
import type { OrderReturnDocument } from '#database/documents.ts'
import { moveUnits, readProducts } from '#domain/stock/move-units.repository.ts'
import { toOrder } from '#database/to-order.ts'
import type { Connect } from '#database/connect.ts'
import { auditTarget } from '../audit-target.ts'
import { changeOrder } from '../change-order.ts'
import { OwnCommit } from '../own-commit.ts'
import { refundPaise } from './refund.ts'

type Check = (order?: Order) => void

type Asked = {
  lines: (LineKey & { quantity: number })[]
  reason: string
  at: Date
  check: Check
}

type Decided = { decision: 'accepted' | 'declined'; by: Caller; at: Date; check: Check }

/** Returns are stored in their order, so that one transaction on one document covers both. */
export const returnsRepository = (connect: Connect) => {
  const change = changeOrder(connect)
  return {
    request: (id: string, { lines, reason, at, check }: Asked) =>
      change(id, async ({ orders, timestamp }, transaction, order) => {
        // The answer to this very request was lost, and it is being repeated.
        if (order?.returns?.at(-1)?.requestedAt.toMillis() === at.getTime()) return undefined
        check(order && toOrder(id, order))
        if (!order) return undefined
        const asked: OrderReturnDocument = {
          lines: lines.map(({ productId, size, color, quantity }) => ({
            productId,
            size,
            color,
            quantity,
          })),
          reason,
          state: 'requested',
          requestedAt: timestamp(at),
          decidedAt: null,
          decidedBy: null,
        }
        const returns = [...(order.returns ?? []), asked]
        const after = { returns, openReturn: true }
        transaction.update(orders.doc(id), after)
        return { order: { ...order, ...after }, touched: [] }
      }),

    decide: (id: string, { decision, by, at, check }: Decided) => {
      const own = new OwnCommit()
      return change(id, async (database, transaction, order) => {
        if (await own.isDone(transaction)) return undefined
        check(order && toOrder(id, order))
        const open = order?.returns?.at(-1)
        if (!order?.returns || !open) return undefined
        const { lines } = open
        const isAccepted = decision === 'accepted'
        const refund = isAccepted ? refundPaise(order, lines) : 0
        const products = isAccepted ? await readProducts(database, transaction, lines) : new Map()
        moveUnits(database, transaction, products, {
          orderId: id,
          lines,
          reason: 'return',
          by: by._id,
        })
        const { _id, name, role } = by
        const answered = {
          ...open,
          state: decision,
          decidedAt: database.timestamp(at),
          decidedBy: { _id, name, role },
          ...(isAccepted && { refund }),
        }
        const after = {
          returns: [...order.returns.slice(0, -1), answered],
          openReturn: false,
          ...(isAccepted && { refunded: (order.refunded ?? 0) + refund }),
        }
        transaction.update(database.orders.doc(id), after)
        recordAudit(database, transaction, {
          by,
          entry: own.entry(database),
          action: 'order.return_decided',
          target: auditTarget(id, order),
          about: order.userId,
          changes: {
            return: { from: 'requested', to: decision },
            ...(isAccepted && { refunded: { from: order.refunded ?? 0, to: after.refunded } }),
          },
        })
        return { order: { ...order, ...after }, touched: [...products.keys()] }
      })
    },
  }
}
