import type { Settings } from '@bartan/contract/settings/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { SettingsForm } from './form/settings-form.tsx'
import { allSettingsQuery } from './settings-query.ts'
import type { Topic } from './topics/topics.ts'

type TopicSettingsProps = { topic: Topic; beside?: ((draft: Settings) => ReactNode) | undefined }

export const TopicSettings = ({ topic, beside }: TopicSettingsProps) => (
  <LoadState
    load={useQuery(allSettingsQuery())}
    skeleton={
      <Card>
        <RowsSkeleton />
      </Card>
    }
  >
    {(settings) => <SettingsForm key={topic} topic={topic} settings={settings} beside={beside} />}
  </LoadState>
)
