import type { GrievanceCounts } from '@bartan/contract/grievances/endpoints'
import { dueIfBefore, MAX_DUE, type GrievanceState } from '@bartan/contract/grievances/rules'
import type { Connect } from '#database/connect.ts'
import { toGrievance } from './to-grievance.ts'

export const UNRESOLVED = ['open', 'acknowledged'] as const satisfies readonly GrievanceState[]

/** One read per state and thousand counted, plus the due ones. Index: grievances(state, createdAt). */
export const countGrievances =
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
