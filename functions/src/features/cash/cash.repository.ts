import { HELD_DAYS, type ParcelState } from '@bartan/contract/cash/rules'
import { courierKey } from '@bartan/contract/settings/couriers'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { recordAudit, type AuditNote } from '#database/repositories/audit.repository.ts'
import { updateOrder } from '#database/repositories/write-order.repository.ts'
import type { CashDayDocument, HandoverDocument } from '#database/tally-documents.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { CashDay } from './cash-report.ts'

/** Parcels settled in one transaction: a courier of a large shop delivers more in a day. */
const PART = 100

type Settled = {
  day: string
  courier: string
  isHandedOver: boolean
  /** The last parcel of the part before. */
  after?: string | undefined
  /** Parcels that were delivered later are not of this handover. */
  until?: HandoverDocument['at'] | undefined
}

export const cashRepository = (connect: Connect) => ({
  /** One read per day with any activity. */
  days: async (from: string, to: string) => {
    const { cashDays } = await connect()
    const { docs } = await cashDays
      .orderBy('__name__')
      .startAt(from)
      .endAt(to)
      .limit(HELD_DAYS)
      .get()
    return docs.map((document): CashDay => ({ day: document.id, document: document.data() }))
  },
})

/** Reads and writes of a change of a day's handovers, in its transaction. */
const cashUnit = (database: Database, work: UnitOfWork) => {
  const { cashDays, orders, timestamp } = database
  return {
    timestamp,

    day: async (day: string): Promise<CashDayDocument> =>
      (await work.read(cashDays.doc(day))) ?? {},

    save: (day: string, handovers: HandoverDocument[]): void =>
      work.merge(cashDays.doc(day), { handovers }),

    /**
     * Notes of a part of a day's parcels that they are paid for, or that they are not after all. Returns its last parcel if
     * there may be more. A read and a write of each.
     */
    settle: async ({
      day,
      courier,
      isHandedOver,
      after,
      until,
    }: Settled): Promise<string | undefined> => {
      // Parcels without a courier are the shop's own: no remittance is expected for them, so none has a state to change.
      if (courier === '') return undefined
      const states: ParcelState[] = isHandedOver ? ['due', 'short'] : ['paid']
      const parcels = orders
        .where('owed.day', '==', day)
        .where('owed.courier', '==', courierKey(courier))
        .where('owed.state', 'in', states)
        .orderBy('__name__')
      const part = await work.find((after ? parcels.startAfter(after) : parcels).limit(PART))
      for (const parcel of part) {
        const document = parcel.data()
        const isLater =
          until && document.deliveredAt && document.deliveredAt.toMillis() > until.toMillis()
        if (!isLater && (document.isHandedOver ?? false) !== isHandedOver)
          updateOrder(database, work, { id: parcel.id, document }, { isHandedOver })
      }
      return part.length === PART ? part.at(-1)?.id : undefined
    },

    audit: (
      day: string,
      courier: string,
      note: Pick<AuditNote, 'by' | 'action' | 'changes'>,
    ): void =>
      recordAudit(database, work, {
        ...note,
        target: { _id: day, name: [day, courier].filter(Boolean).join(', ') },
      }),
  }
}

export type CashUnit = ReturnType<typeof cashUnit>

export const cashTransactions = (connect: Connect) => transactions(connect, cashUnit)
