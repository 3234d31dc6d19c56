import { useQuery } from '@tanstack/react-query'
import { Card } from '#components/ui/elements.tsx'
import { ButtonLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { backupQuery } from '../api/backup.ts'
import { useText } from '../texts.ts'

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mt: { base: '4', md: '5' },
  }),
}

/** Reminds the dashboard's reader once a month, where none is made by itself. */
export const BackupDue = () => {
  const t = useText()
  const { data } = useQuery(backupQuery())
  if (!data?.due) return null
  return (
    <Card className={styles.root} as="section">
      <p>{t(data.last ? 'due' : 'dueFirst')}</p>
      <ButtonLink variant="outline" size="sm" to={paths.adminBackup}>
        {t('toBackup')}
      </ButtonLink>
    </Card>
  )
}
