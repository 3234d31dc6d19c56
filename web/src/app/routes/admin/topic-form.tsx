import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '#features/admin-orders/today/today-query.ts'
import { TopicSettings } from '#features/admin-settings/topic-settings.tsx'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { NextSetupStep } from '#features/admin-stats/components/next-setup-step.tsx'
import { statsQuery } from '#features/admin-stats/stats-query.ts'
import { TopicPreview } from './settings-preview/topic-preview.tsx'

const NextStep = () => {
  const { data: today, isFetching } = useQuery(todayQuery())
  const stats = useQuery(statsQuery()).data
  // What was known before is from before the change.
  if (!today?.setup || !stats || isFetching) return null
  return <NextSetupStep setup={today.setup} orders={stats.orders} />
}

/** A topic's form with a preview beside it, and after saving what a new shop does next. */
export const TopicForm = ({ topic }: { topic: Topic }) => (
  <TopicSettings
    topic={topic}
    beside={(draft) => <TopicPreview topic={topic} draft={draft} />}
    next={<NextStep />}
  />
)
