import { SearchX } from 'lucide-react'
import { ButtonLink } from '#components/ui/elements.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { paths } from '#lib/paths.ts'
import { useText } from './texts.ts'

export const NoPage = () => {
  const t = useText()
  return (
    <>
      <PageTitle>{t('notFound')}</PageTitle>
      <EmptyState
        as="h1"
        title={t('noSuchPage')}
        Icon={SearchX}
        action={<ButtonLink to={paths.admin}>{t('toToday')}</ButtonLink>}
      />
    </>
  )
}
