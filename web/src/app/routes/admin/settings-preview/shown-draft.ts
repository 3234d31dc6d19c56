import type { Settings } from '@bartan/contract/settings/settings'

/** What is typed, as the shop's parts can show it: a holiday only when its last day is chosen. */
export const shownDraft = (draft: Settings): Settings =>
  draft.closure?.until ? draft : { ...draft, closure: null }
