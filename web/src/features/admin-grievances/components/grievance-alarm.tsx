import { MAX_DUE } from '@bartan/contract/grievances/rules'
import { upTo } from '@bartan/contract/reasons/group-digits'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { TextLink } from '#components/ui/elements.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css, cx } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { grievanceCountsQuery } from '../grievance-calls.ts'
import { useText } from '../texts.ts'

const styles = {
  root: wrap({
    align: 'center',
    columnGap: '3',
    px: '4',
    py: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    borderRadius: 'md',
  }),
  late: css({ bg: 'danger.tint', color: 'danger' }),
  due: css({ bg: 'warning.tint', color: 'warning' }),
}

const params = (count: number) => ({ count, shown: upTo(MAX_DUE, count) })

/** A line on the dashboard while complaints are due or late. */
export const GrievanceAlarm = () => {
  const t = useText()
  const { due = 0, overdue = 0 } = useQuery(grievanceCountsQuery()).data ?? {}
  if (due + overdue === 0) return null
  return (
    <section
      className={cx(styles.root, overdue > 0 ? styles.late : styles.due)}
      aria-label={t('alarm')}
    >
      <TriangleAlert aria-hidden size={18} />
      {overdue > 0 && <p>{t('alarmOverdue', params(overdue))}</p>}
      {due > 0 && <p>{t('alarmDue', params(due))}</p>}
      <TextLink className={css({ py: '2' })} to={adminPaths.grievances}>
        {t('toQueue')}
      </TextLink>
    </section>
  )
}
