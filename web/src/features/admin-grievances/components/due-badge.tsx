import { Badge } from '#components/ui/elements.tsx'
import { formatDate, formatMoment } from '#components/ui/format-date.ts'
import { t } from '../texts.ts'
import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'

const nextStep = ({ state, acknowledgeBy, resolveBy }: AdminGrievance): string =>
  state === 'open'
    ? t('acknowledgeBy', { time: formatMoment(acknowledgeBy) })
    : t('resolveBy', { time: formatDate(resolveBy) })

/** What the law wants next of a complaint, and by when. */
export const DueBadge = ({ grievance }: { grievance: AdminGrievance }) => {
  if (grievance.state === 'resolved')
    return (
      <Badge tone="success">
        {grievance.resolvedAt
          ? t('resolvedAt', { time: formatDate(grievance.resolvedAt) })
          : t('resolved')}
      </Badge>
    )
  if (grievance.isOverdue)
    return <Badge tone="danger">{t('overdue', { what: nextStep(grievance) })}</Badge>
  return <Badge tone={grievance.isDueSoon ? 'warning' : 'neutral'}>{nextStep(grievance)}</Badge>
}
