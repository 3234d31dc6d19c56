import { HELD_DAYS } from '@bartan/contract/cash/rules'
import type { Database } from '#database/collections.ts'
import type { Connect } from '#database/connect.ts'
import { recordAudit, type AuditNote } from '#database/repositories/audit.repository.ts'
import { settleParcels, type Settled } from '#database/repositories/settle-parcels.repository.ts'
import type { CashDayDocument, HandoverDocument } from '#database/tally-documents.ts'
import { transactions } from '#database/transaction.ts'
import type { UnitOfWork } from '#database/unit-of-work.ts'
import type { CashDay } from './cash-report.ts'

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
  const { cashDays, timestamp } = database
  return {
    timestamp,

    day: async (day: string): Promise<CashDayDocument> =>
      (await work.read(cashDays.doc(day))) ?? {},

    save: (day: string, handovers: HandoverDocument[]): void =>
      work.merge(cashDays.doc(day), { handovers }),

    settle: (settled: Settled) => settleParcels(database, work, settled),

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
