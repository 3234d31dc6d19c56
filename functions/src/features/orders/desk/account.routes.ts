import { accountOf, entry } from '@bartan/contract/orders/account'
import { getOrderAccount, writeOff } from '@bartan/contract/orders/account-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { allInRupees, timesPaise, toRupees } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { refuseSentAhead } from '../returns/refuse-return.ts'

export const accountRoutes = ({ transact, clock }: OrdersContext) => [
  handle(getOrderAccount, ({ params: { id } }) =>
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
  ),
  handle(writeOff, async ({ params: { id }, body: { reason: why }, caller: by }) => {
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
  }),
]
