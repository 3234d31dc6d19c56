import { publicSettingsOn } from '@bartan/contract/settings/announcements'
import type { PublicSettings, Settings } from '@bartan/contract/settings/settings'
import type { Topic } from '#features/admin-settings/topics/topics.ts'

/**
 * The unsaved settings as visitors would see them on `day`. When editing holidays, includes future ones once they
 * have a last day.
 */
export const shownDraft = (topic: Topic, draft: Settings, day: string): PublicSettings => {
  if (topic !== 'announcements') return publicSettingsOn(draft, day)
  return draft.closure?.until ? draft : { ...draft, closure: null }
}
