import { accountOf, entry } from '@bartan/contract/orders/account'
import type { OrderAccount } from '@bartan/contract/orders/account-endpoints'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { allInRupees, timesPaise, toRupees } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { lockOf } from '#domain/transact.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { refuseSentAhead } from '../returns/refuse-return.ts'

export const accountService = ({ transact, clock }: OrdersContext) => ({
  read: (id: string): Promise<OrderAccount> =>
    transact([], async (unit) => {
      const { document } = requireFound(await unit.find(id))
      const entries = entriesOf(document)
      const { held: _held, owed: _owed, ...figures } = accountOf(document.status, entries)
      return {
        entries: entries.map(({ ofReturns: _of, amount, at, ...one }) => ({
          ...one,
          amount: toRupees(amount),
          at: at.toDate().toISOString(),
        })),
        ...allInRupees(figures),
      }
    }),

  writeOff: async (id: string, why: string, by: Caller): Promise<StaffOrder> => {
    const now = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      // Its goods are on their way, and end what is owed.
      refuseSentAhead(before.document)
      const entries = entriesOf(before.document)
      const { short } = accountOf(before.order.status, entries)
      if (short === 0) throw new AppError('nothing_due', reason('nothing_owed'))
      unit.audit(before, {
        by,
        action: 'order.written_off',
        changes: { writtenOff: { from: null, to: short } },
      })
      const writtenOff = entry('written_off', timesPaise(short, -1), { reference: why })
      const moment = { at: unit.timestamp(now), by }
      return keep.reply(unit.update(before, withEntries(entries, [writtenOff], moment)).order)
    })
  },
})

export type AccountService = ReturnType<typeof accountService>
