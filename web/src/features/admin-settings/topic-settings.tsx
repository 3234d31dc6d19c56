import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Card } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { SettingsForm } from './form/settings-form.tsx'
import { allSettingsQuery } from './settings-query.ts'

type TopicSettingsProps = Omit<ComponentProps<typeof SettingsForm>, 'settings'>

export const TopicSettings = (props: TopicSettingsProps) => (
  <LoadState
    load={useQuery(allSettingsQuery())}
    skeleton={
      <Card>
        <RowsSkeleton />
      </Card>
    }
  >
    {(settings) => <SettingsForm key={props.topic} {...props} settings={settings} />}
  </LoadState>
)
