import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'
import { acknowledgeBy, isDueSoon, isOverdue, resolveBy } from '@bartan/contract/grievances/rules'
import type { GrievanceDocument } from '#database/documents.ts'

export const toGrievance = (
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
