import type { Settings } from '@bartan/contract/settings/settings'
import { useEffect, useState } from 'react'
import { draftOf } from '#lib/storage/drafts.ts'
import { useOfferedDraft, type Changes } from '#lib/storage/use-offered-draft.ts'
import { settingsOf, type Topic } from '../topics/topics.ts'
import { changedIn, pick, type Values } from './save-settings.ts'

type Options = {
  topic: Topic
  /** The settings when the form was opened or last saved. */
  base: Settings
  draft: Settings
  setBase: (base: Settings) => void
  replace: (draft: Settings) => void
}

/** Keeps unsaved changes of a topic on the device, and offers them when it is opened again (decision 21). */
export const useSettingsDraft = ({ topic, base, draft, setBase, replace }: Options) => {
  const [kept] = useState(() =>
    draftOf<Changes<Values>>('work', `settings ${topic}`, { version: 0, before: {}, after: {} }),
  )
  const { offered, keep, settle } = useOfferedDraft(kept, base)
  useEffect(() => {
    const names = changedIn(base, draft, settingsOf(topic))
    keep({ version: base.version, before: pick(base, names), after: pick(draft, names) })
  }, [topic, base, draft, keep])
  const restore = () => {
    if (!offered) return
    const { version, before, after } = offered
    const typed = pick(draft, changedIn(base, draft, settingsOf(topic)))
    setBase({ ...base, ...before, version })
    replace({ ...draft, ...after, ...typed })
    settle()
  }
  return { isOffered: offered !== undefined, restore, discard: settle }
}
