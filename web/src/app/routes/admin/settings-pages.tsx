import { useParams } from 'react-router-dom'
import { LinkCards } from '#components/ui/layout/link-cards.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { useText as useSettingsText } from '#features/admin-settings/texts.ts'
import { isTopic, TOPIC_IDS } from '#features/admin-settings/topics/topics.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'
import { NoPage } from './no-page.tsx'
import { SeeInShop, SubPageHeader } from './sub-page-header.tsx'
import { useText } from './texts.ts'

// Loaded on demand, because the form includes the contract's schemas, and the previews the shop's pages.
const TopicForm = lazyExport(() => import('./topic-form.tsx'), 'TopicForm')

export const SettingsPage = () => {
  const t = useText()
  const settingsText = useSettingsText()
  return (
    <>
      <PageHeader title={t('settings')} />
      <LinkCards
        links={TOPIC_IDS.map((topic) => ({
          to: adminPaths.settings(topic),
          title: settingsText(`topic.${topic}`),
          about: settingsText(`topic.${topic}.about`),
        }))}
      />
    </>
  )
}

export const TopicPage = () => {
  const settingsText = useSettingsText()
  const { topic = '' } = useParams()
  if (!isTopic(topic)) return <NoPage />
  return (
    <>
      <SubPageHeader
        of="settings"
        title={settingsText(`topic.${topic}`)}
        aside={<SeeInShop path={paths.home} />}
      >
        {settingsText(`topic.${topic}.about`)}
      </SubPageHeader>
      <TopicForm key={topic} topic={topic} />
    </>
  )
}
