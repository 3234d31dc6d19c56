import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useText } from './texts.ts'

// Opened once a month.
const Backup = lazyExport(() => import('#features/admin-backup/components/backup.tsx'), 'Backup')

export const BackupPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('backup')}>{t('backupAbout')}</PageHeader>
      <Backup />
    </>
  )
}
