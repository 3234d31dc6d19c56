import { useQuery } from '@tanstack/react-query'
import { NoticeCard } from '#components/ui/layout/notice-card.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { incompleteCountsQuery } from './incomplete-queries.ts'
import { useText } from './texts.ts'

/** Dashboard link to products with missing legal data; hidden if there are none. */
export const IncompleteNotice = () => {
  const t = useText()
  const { incomplete = 0 } = useQuery(incompleteCountsQuery(useIsTaxed())).data ?? {}
  if (incomplete === 0) return null
  return (
    <NoticeCard
      text={t('incomplete', { count: incomplete })}
      to={adminPaths.compliance()}
      linkText={t('fillInThere')}
    />
  )
}
