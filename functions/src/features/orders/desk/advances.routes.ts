import { accountOf, entry, MAX_ADVANCES, type Entry } from '@bartan/contract/orders/account'
import { isOpen } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { takeAdvance } from '@bartan/contract/orders/under-way-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'

const isSame = (one: Entry, other: Entry): boolean =>
  one.cause === other.cause &&
  one.amount === other.amount &&
  one.via === other.via &&
  one.reference === other.reference

export const advanceRoutes = ({ transact, clock }: OrdersContext) => [
  handle(takeAdvance, async ({ params: { id }, body: { amount, via, reference }, caller: by }) => {
    const now = clock.now()
    return transact([lockOf.order(id)], async (unit, keep): Promise<StaffOrder> => {
      const before = requireFound(await unit.find(id))
      const { status } = before.order
      const entries = entriesOf(before.document)
      const advance = entry('advance', toPaise(amount), { via, ...(reference && { reference }) })
      // A repetition of this call, whose answer was lost: a payment's number is its own.
      if (reference && entries.some((one) => isSame(one, advance))) return keep.reply(before.order)
      const { owed } = accountOf(status, entries)
      if (owed === 0 && !isOpen(status))
        throw new AppError('order_locked', reason('order_locked', { status }), {
          current: { status },
        })
      if (advance.amount > owed)
        throw new AppError('more_than_total', reason('more_than_total', { amount: toRupees(owed) }))
      if (entries.filter(({ cause }) => cause === 'advance').length >= MAX_ADVANCES)
        throw new AppError('conflict', reason('advances_full', { max: MAX_ADVANCES }))
      unit.audit(before, {
        by,
        action: 'order.advance_taken',
        changes: { advance: { from: null, to: advance.amount } },
      })
      const at = unit.timestamp(now)
      const after = unit.update(before, withEntries(entries, [advance], { at, by }))
      return keep.reply(after.order)
    })
  }),
]
