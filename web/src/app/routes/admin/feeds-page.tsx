import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useText } from './texts.ts'

// Opened now and then, by few.
const Feeds = lazyExport(() => import('#features/admin-feeds/components/feeds.tsx'), 'Feeds')

export const FeedsPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('feeds')}>{t('feedsAbout')}</PageHeader>
      <Feeds />
    </>
  )
}
