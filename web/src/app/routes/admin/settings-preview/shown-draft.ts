import { publicSettingsOn } from '@bartan/contract/settings/announcements'
import type { PublicSettings, Settings } from '@bartan/contract/settings/settings'
import type { Topic } from '#features/admin-settings/topics/topics.ts'

/**
 * What is typed, as the shop's parts can show it: as visitors see it on a day. Where holidays themselves are set, also
 * those that are still to come, once their last day is chosen.
 */
export const shownDraft = (topic: Topic, draft: Settings, day: string): PublicSettings => {
  if (topic !== 'announcements') return publicSettingsOn(draft, day)
  return draft.closure?.until ? draft : { ...draft, closure: null }
}
