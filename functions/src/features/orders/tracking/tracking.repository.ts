import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { OrderNumber } from '@bartan/contract/shared/order-number'
import type { Connect } from '#database/connect.ts'
import { toOrder } from '#database/to-order.ts'
import { inTransaction } from '#database/transaction.ts'

type Asked = {
  /** Undefined if it can't be one. */
  number: OrderNumber | undefined
  isHit: (order: StaffOrder) => boolean
}

type Misses = {
  /** The misses that each key allows until then. */
  limits: readonly { key: string; misses: number }[]
  until: Date
}

/** The result of a look-up without an account: an order, nothing, or the key with too many misses. */
export const trackingRepository =
  (connect: Connect) =>
  async ({ number, isHit }: Asked, { limits, until }: Misses) => {
    const { firestore, orders, callCounts, inTurn, timestamp } = await connect()
    // In one transaction, so that concurrent guesses are counted as well.
    return inTurn(
      limits.map(({ key }) => `track ${key}`),
      () =>
        inTransaction(
          firestore,
          async (work): Promise<StaffOrder | 'missed' | { refused: string }> => {
            const counts = await work.readAll(limits.map(({ key }) => callCounts.doc(key)))
            const missed = counts.map((one) => one.data()?.count ?? 0)
            const full = limits.find(({ misses }, place) => (missed[place] ?? 0) >= misses)
            if (full) return { refused: full.key }
            const [found] = number
              ? await work.find(orders.where('number', '==', number).limit(1))
              : []
            const order = found && toOrder(found.id, found.data())
            if (order && isHit(order)) return order
            for (const [place, { ref }] of counts.entries())
              work.set(ref, { count: (missed[place] ?? 0) + 1, expiresAt: timestamp(until) })
            return 'missed'
          },
        ),
    )
  }
