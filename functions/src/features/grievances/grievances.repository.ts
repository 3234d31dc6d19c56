import { acknowledgeBy, isOverdue, resolveBy } from '@bartan/contract/grievances/rules'
import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'
import type { GrievanceState } from '@bartan/contract/grievances/rules'
import { recordAudit } from '#domain/audit.repository.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { Connect } from '#database/connect.ts'
import { inTransaction } from '#database/transaction.ts'
import type { GrievanceDocument } from '#database/grievance-document.ts'

export type NewGrievance = Pick<GrievanceDocument, 'name' | 'phone' | 'text' | 'orderNumber'>

type Wish = { state: GrievanceState; answer: string | undefined; by: Caller; at: Date }

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
  }
}

export const grievancesRepository = (connect: Connect) => ({
  /** False where the number is taken. */
  create: async (number: string, grievance: NewGrievance, at: Date): Promise<boolean> => {
    const { firestore, grievances, timestamp } = await connect()
    const document = grievances.doc(number)
    const taken = new Error('The number is taken')
    try {
      await inTransaction(firestore, async (work) => {
        if (await work.read(document)) throw taken
        work.create(document, {
          ...grievance,
          state: 'open',
          createdAt: timestamp(at),
          acknowledgedAt: null,
          resolvedAt: null,
          answer: null,
        })
      })
      return true
    } catch (error) {
      if (error !== taken) throw error
      return false
    }
  },

  find: async (number: string, now: Date): Promise<AdminGrievance | undefined> => {
    const { grievances } = await connect()
    const document = (await grievances.doc(number).get()).data()
    return document && toGrievance(number, document, now)
  },

  /** Index: grievances(state, createdAt). */
  list: async (
    state: GrievanceState | undefined,
    { skip, limit, now }: { skip: number; limit: number; now: Date },
  ) => {
    const { grievances } = await connect()
    const query = state
      ? grievances.where('state', '==', state).orderBy('createdAt')
      : grievances.orderBy('createdAt', 'desc')
    const [{ docs }, counted] = await Promise.all([
      query.offset(skip).limit(limit).get(),
      query.count().get(),
    ])
    return {
      grievances: docs.map((one) => toGrievance(one.id, one.data(), now)),
      total: counted.data().count,
    }
  },

  change: async (number: string, { state, answer, by, at }: Wish) => {
    const database = await connect()
    const { firestore, grievances, timestamp } = database
    return inTransaction(firestore, async (work) => {
      const document = grievances.doc(number)
      const before = await work.read(document)
      if (!before) return undefined
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
      return toGrievance(number, { ...before, ...change }, at)
    })
  },
})
