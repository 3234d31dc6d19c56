import { HELD_DAYS, type ParcelState } from '@bartan/contract/cash/rules'
import { courierKey } from '@bartan/contract/settings/couriers'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import type { CashDayDocument, HandoverDocument } from '#database/tally-documents.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import { recordAudit, type AuditNote } from '#domain/audit.repository.ts'
import { updateOrder } from '#domain/orders/write-order.repository.ts'
import type { CashDay } from './cash-report.ts'

/** Far more parcels than a courier delivers for a shop in a day. */
const MAX_SETTLED = 400

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

    /** Notes that parcels of that day are paid for, or that they are not after all. A read and a write of each. */
    settle: async (day: string, courier: string, isHandedOver: boolean): Promise<void> => {
      // Parcels without a courier are the shop's own: no remittance is expected for them, so none has a state to change.
      if (courier === '') return
      const states: ParcelState[] = isHandedOver ? ['due', 'short'] : ['paid']
      const parcels = orders
        .where('owed.day', '==', day)
        .where('owed.courier', '==', courierKey(courier))
        .where('owed.state', 'in', states)
      for (const parcel of await work.find(parcels.limit(MAX_SETTLED))) {
        const document = parcel.data()
        if ((document.isHandedOver ?? false) !== isHandedOver)
          updateOrder(database, work, { id: parcel.id, document }, { isHandedOver })
      }
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
