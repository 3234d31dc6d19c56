import { accountOf, entry } from '@bartan/contract/orders/account'
import { payRefund } from '@bartan/contract/orders/endpoints'
import type { RefundWay } from '@bartan/contract/orders/return-rules'
import { reason } from '@bartan/contract/reasons/reasons'
import { NO_MONEY, paise, sumPaise } from '@bartan/contract/shared/money'
import { AppError } from '#domain/app-error.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { refuseOpenExchange } from './refuse-return.ts'

type Returned = NonNullable<StoredOrder['document']['returns']>[number]

type Payment = { via: RefundWay; reference?: string | null | undefined }

/** Accepted returns of earlier versions have no state: only the shop knows whether they were paid. */
const isUnpaid = ({ state, refund = NO_MONEY, refundState }: Returned): boolean =>
  state === 'accepted' && refund > 0 && refundState !== 'paid'

const isSame = (paid: { via?: string; reference?: string }, { via, reference }: Payment): boolean =>
  paid.via === via && (paid.reference ?? '') === (reference ?? '')

/** Refunds to customers: for returns, and of advances. */
export const refundRoutes = ({ transact, clock }: OrdersContext) => [
  /** Pays all that is due for an order. A payment that is noted already changes nothing. */
  handle(payRefund, async ({ caller: by, params: { id }, body: payment }) => {
    const now = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      const { returns = [] } = before.document
      const entries = entriesOf(before.document)
      const { refundDue } = accountOf(before.order.status, entries)
      const isKnown = entries.some((one) => one.cause === 'refund' && isSame(one, payment))
      // Cash without a number may be paid for each of several returns.
      if (isKnown && (refundDue === 0 || payment.reference)) return keep.reply(before.order)
      if (refundDue === 0) throw new AppError('nothing_due', reason('refund_not_due'))
      await refuseOpenExchange(unit, before)
      const { via, reference } = payment
      const at = unit.timestamp(now)
      const unpaid = sumPaise(returns.filter(isUnpaid).map(({ refund = NO_MONEY }) => refund))
      const refund = {
        ...entry('refund', refundDue, { via, ...(reference && { reference }) }),
        ofReturns: paise(Math.min(refundDue, unpaid)),
      }
      unit.audit(before, {
        by,
        action: 'order.refund_paid',
        changes: { refund: { from: 'due', to: 'paid' } },
      })
      const refundPaid = { via, ...(reference && { reference }), at, by: changeAuthor(by) }
      const after = unit.update(before, {
        ...withEntries(entries, [refund], { at, by }),
        ...(unpaid > 0 && {
          returns: returns.map((one) =>
            isUnpaid(one) ? { ...one, refundState: 'paid' as const, refundPaid } : one,
          ),
        }),
      })
      return keep.reply((await unit.mailNews(after, 'refundPaid', now)).order)
    })
  }),
]
