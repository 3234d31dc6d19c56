import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#components/ui/link.tsx'
import { Card } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { incompleteCountsQuery } from './incomplete-queries.ts'
import { useText } from './texts.ts'
import { css } from '#styled-system/css'

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

/** Leads from the dashboard to what is missing; nothing where nothing is. */
export const IncompleteNotice = () => {
  const t = useText()
  const { incomplete = 0 } = useQuery(incompleteCountsQuery()).data ?? {}
  if (incomplete === 0) return null
  return (
    <Card className={styles.root} as="section">
      <p>{t('incomplete', { count: incomplete })}</p>
      <ButtonLink variant="outline" size="sm" to={paths.adminCompliance()}>
        {t('fillInThere')}
      </ButtonLink>
    </Card>
  )
}
