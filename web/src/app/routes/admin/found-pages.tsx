import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { useText } from './texts.ts'

// Opened now and then, by few.
const Heads = lazyExport(() => import('#features/admin-found/components/heads.tsx'), 'Heads')
const Collections = lazyExport(
  () => import('#features/admin-found/components/collections.tsx'),
  'Collections',
)

export const HeadsPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('heads')}>{t('headsAbout')}</PageHeader>
      <Heads />
    </>
  )
}

export const CollectionsPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title={t('collections')}>{t('collectionsAbout')}</PageHeader>
      <Collections />
    </>
  )
}

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
