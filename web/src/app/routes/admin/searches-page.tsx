import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useText } from './texts.ts'

// Opened now and then, by few.
const Searches = lazyExport(
  () => import('#features/admin-searches/components/searches.tsx'),
  'Searches',
)

export const SearchesPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('searches')} />
      <Searches />
    </>
  )
}
