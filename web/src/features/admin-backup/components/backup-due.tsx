import { useQuery } from '@tanstack/react-query'
import { NoticeCard } from '#components/ui/layout/notice-card.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { backupQuery } from '../backup-calls.ts'
import { useText } from '../texts.ts'

/** Monthly reminder on the dashboard, if no backup is automatic. */
export const BackupDue = () => {
  const t = useText()
  const { data } = useQuery(backupQuery())
  if (!data?.due) return null
  return (
    <NoticeCard
      text={t(data.last ? 'due' : 'dueFirst')}
      to={adminPaths.backup}
      linkText={t('toBackup')}
    />
  )
}
