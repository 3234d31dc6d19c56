import { LinkCards } from '#components/ui/layout/link-cards.tsx'
import { paths } from '#lib/paths.ts'
import { TOPIC_IDS } from '../topics/topics.ts'
import { useText } from '../texts.ts'

export const TopicList = () => {
  const t = useText()
  return (
    <LinkCards
      links={TOPIC_IDS.map((topic) => ({
        to: paths.adminSettings(topic),
        title: t(`topic.${topic}`),
        about: t(`topic.${topic}.about`),
      }))}
    />
  )
}
