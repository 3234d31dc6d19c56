import type { AdminGrievance } from '@bartan/contract/grievances/endpoints'
import type { Language } from '@bartan/contract/shop/languages'
import { Badge } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { useLanguage } from '#i18n/language.ts'
import { useText, textIn } from '../texts.ts'

const nextStep = (
  language: Language,
  { state, acknowledgeBy, resolveBy }: AdminGrievance,
): string =>
  state === 'open'
    ? textIn(language, 'acknowledgeBy', { time: formatMoment(language, acknowledgeBy) })
    : textIn(language, 'resolveBy', { time: formatDate(language, resolveBy) })

/** The next step that law requires for a complaint, with its deadline. */
export const DueBadge = ({ grievance }: { grievance: AdminGrievance }) => {
  const t = useText()
  const language = useLanguage()
  if (grievance.state === 'resolved')
    return (
      <Badge tone="success">
        {grievance.resolvedAt
          ? t('resolvedAt', { time: formatDate(language, grievance.resolvedAt) })
          : t('resolved')}
      </Badge>
    )
  if (grievance.isOverdue)
    return <Badge tone="danger">{t('overdue', { what: nextStep(language, grievance) })}</Badge>
  return (
    <Badge tone={grievance.isDueSoon ? 'warning' : 'neutral'}>
      {nextStep(language, grievance)}
    </Badge>
  )
}
