import { TopicSettings } from '#features/admin-settings/topic-settings.tsx'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { hasPreview, TopicPreview } from './settings-preview/topic-preview.tsx'

/** A topic's form with a preview beside it. */
export const TopicForm = ({ topic }: { topic: Topic }) => (
  <TopicSettings
    topic={topic}
    beside={hasPreview(topic) ? (draft) => <TopicPreview topic={topic} draft={draft} /> : undefined}
  />
)
