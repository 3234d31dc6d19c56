import type { AdminGrievance, GrievanceCounts } from '@bartan/contract/grievances/endpoints'
import {
  type GrievanceFilter,
  type GrievanceState,
  dueIfBefore,
  MAX_DUE,
  acknowledgeBy,
  isDueSoon,
  isOverdue,
  resolveBy,
} from '@bartan/contract/grievances/rules'
import type { Connect } from '#database/connect.ts'
import type { GrievanceDocument } from '#database/documents.ts'
import { readCountedPage } from '#database/list-cursor.ts'
import { recordAudit } from '#database/repositories/audit.repository.ts'
import { transactWithReply } from '#database/transaction.ts'
import type { Caller } from '#domain/caller.ts'
import type { PageQuery } from '#domain/cursor.ts'
import { fieldChanges } from '#domain/field-changes.ts'

const toGrievance = (
  number: string,
  { createdAt, acknowledgedAt, resolvedAt, answer, ...rest }: GrievanceDocument,
  now: Date,
): AdminGrievance => {
  const created = createdAt.toDate()
  const due = {
    acknowledgeBy: acknowledgeBy(created).toISOString(),
    resolveBy: resolveBy(created).toISOString(),
  }
  return {
    number,
    ...rest,
    createdAt: created.toISOString(),
    ...due,
    acknowledgedAt: acknowledgedAt?.toDate().toISOString(),
    resolvedAt: resolvedAt?.toDate().toISOString(),
    ...(answer && { answer }),
    isOverdue: isOverdue({ state: rest.state, ...due }, now),
    isDueSoon: isDueSoon({ state: rest.state, ...due }, now),
  }
}

export type NewGrievance = Pick<GrievanceDocument, 'name' | 'phone' | 'text' | 'orderNumber'>

export type Answered = Pick<GrievanceDocument, 'state' | 'answer'>

type GrievanceUpdate = {
  state: GrievanceState
  answer: string | undefined
  refuse: (now: Answered) => void
  by: Caller
  at: Date
}

export const grievancesRepository = (connect: Connect) => ({
  /** Undefined if the number is taken. */
  create: async (
    number: string,
    grievance: NewGrievance,
    at: Date,
  ): Promise<AdminGrievance | undefined> => {
    const database = await connect()
    const document = database.grievances.doc(number)
    const created: GrievanceDocument = {
      ...grievance,
      state: 'open',
      createdAt: database.timestamp(at),
      acknowledgedAt: null,
      resolvedAt: null,
      answer: null,
    }
    return transactWithReply(database, async (work, keep) => {
      if (await work.read(document)) return undefined
      work.create(document, created)
      return keep.reply(toGrievance(number, created, at))
    })
  },

  find: async (number: string, now: Date): Promise<AdminGrievance | undefined> => {
    const { grievances } = await connect()
    const document = (await grievances.doc(number).get()).data()
    return document && toGrievance(number, document, now)
  },

  /** Reads the page, one document more, and one read per thousand counted. Index: grievances(state, createdAt). */
  list: async (filter: GrievanceFilter | undefined, now: Date, page: PageQuery) => {
    const database = await connect()
    const { grievances } = database
    const query =
      filter === undefined
        ? grievances
        : grievances.where('state', 'in', filter === 'unresolved' ? UNRESOLVED : [filter])
    const direction = filter === undefined ? 'desc' : 'asc'
    const order = { by: ['createdAt'], direction } as const
    const { docs, ...paging } = await readCountedPage(database, query, order, page)
    return { list: docs.map((one) => toGrievance(one.id, one.data(), now)), ...paging }
  },

  change: async (number: string, { state, answer, refuse, by, at }: GrievanceUpdate) => {
    const database = await connect()
    const { grievances, timestamp } = database
    return transactWithReply(database, async (work, keep) => {
      const document = grievances.doc(number)
      const before = await work.read(document)
      if (!before) return undefined
      refuse({ state: before.state, answer: before.answer })
      const isSeen = state !== 'open'
      const change = {
        state,
        answer: answer ?? before.answer,
        acknowledgedAt: before.acknowledgedAt ?? (isSeen ? timestamp(at) : null),
        resolvedAt: state === 'resolved' ? (before.resolvedAt ?? timestamp(at)) : null,
      }
      const changes = fieldChanges(
        { state: before.state, answer: before.answer },
        { state, answer: change.answer },
      )
      if (Object.keys(changes).length > 0) {
        work.update(document, change)
        const target = { _id: number, name: number }
        recordAudit(database, work, { by, action: 'grievance.changed', target, changes })
      }
      return keep.reply(toGrievance(number, { ...before, ...change }, at))
    })
  },
})

const UNRESOLVED = ['open', 'acknowledged'] as const satisfies readonly GrievanceState[]

/** One read per state and thousand counted, plus the due ones. Index: grievances(state, createdAt). */
export const grievanceCounts =
  (connect: Connect) =>
  async (now: Date): Promise<GrievanceCounts> => {
    const { grievances, timestamp } = await connect()
    const [[open, acknowledged], dueOfStates] = await Promise.all([
      Promise.all(
        UNRESOLVED.map(async (state) => {
          const counted = await grievances.where('state', '==', state).count().get()
          return counted.data().count
        }),
      ),
      Promise.all(
        UNRESOLVED.map(async (state) => {
          const { docs } = await grievances
            .where('state', '==', state)
            .where('createdAt', '<=', timestamp(dueIfBefore(state, now)))
            .orderBy('createdAt')
            .limit(MAX_DUE)
            .get()
          return docs.map((one) => toGrievance(one.id, one.data(), now))
        }),
      ),
    ])
    const pressing = dueOfStates.flat()
    return {
      open: open ?? 0,
      acknowledged: acknowledged ?? 0,
      due: pressing.filter((one) => one.isDueSoon).length,
      overdue: pressing.filter((one) => one.isOverdue).length,
    }
  }
