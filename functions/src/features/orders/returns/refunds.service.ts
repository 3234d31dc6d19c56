import { advanceDue } from '@bartan/contract/orders/advance-rules'
import type { RefundWay } from '@bartan/contract/orders/return-rules'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { requireFound } from '../own-order.ts'
import { NO_MONEY, subtractPaise } from '@bartan/contract/shared/money'

type Ports = { transact: Transact<OrderUnit>; clock: Clock }

type Returned = NonNullable<StoredOrder['document']['returns']>[number]

type Payment = { via: RefundWay; reference?: string | null | undefined }

/** Accepted returns of earlier versions have no state: only the shop knows whether they were paid. */
const isUnpaid = ({ state, refund = NO_MONEY, refundState }: Returned): boolean =>
  state === 'accepted' && refund > 0 && refundState !== 'paid'

const isSame = (paid: Payment | undefined, { via, reference }: Payment): boolean =>
  paid?.via === via && (paid.reference ?? '') === (reference ?? '')

/** Refunds to customers: for returns, and of advances. */
export const refundsService = ({ transact, clock }: Ports) => ({
  /** Pays all that is due for an order. Recording the last payment again changes nothing. */
  pay: async (by: Caller, id: string, payment: Payment): Promise<StaffOrder> => {
    const now = clock.now()
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      const { returns = [], paidBack = [], advanced = NO_MONEY } = before.document
      const ofAdvances = advanceDue(before.document)
      if (!returns.some(isUnpaid) && ofAdvances === 0) {
        const known = [...returns.map(({ refundPaid }) => refundPaid), ...paidBack]
        if (known.some((one) => isSame(one, payment))) return keep.reply(before.order)
        throw new AppError('conflict', reason('refund_not_due'))
      }
      const { via, reference } = payment
      const refundPaid = {
        via,
        ...(reference && { reference }),
        at: unit.timestamp(now),
        by: changeAuthor(by),
      }
      unit.audit(before, {
        by,
        action: 'order.refund_paid',
        changes: { refund: { from: 'due', to: 'paid' } },
      })
      const after = unit.update(before, {
        ...(returns.some(isUnpaid) && {
          returns: returns.map((one) =>
            isUnpaid(one) ? { ...one, refundState: 'paid' as const, refundPaid } : one,
          ),
        }),
        ...(ofAdvances > 0 && {
          paidBack: [...paidBack, { ...refundPaid, amount: ofAdvances }],
          advanced: subtractPaise(advanced, ofAdvances),
        }),
      })
      return keep.reply((await unit.mailNews(after, 'refundPaid', now)).order)
    })
  },
})

export type RefundsService = ReturnType<typeof refundsService>
