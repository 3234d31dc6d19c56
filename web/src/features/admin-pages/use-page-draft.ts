import type { AdminContent } from '@bartan/contract/content/schema'
import { useEffect, useState } from 'react'
import { draftOf } from '#lib/storage/drafts.ts'
import { useOfferedDraft, type Changes } from '#lib/storage/use-offered-draft.ts'
import type { Texts } from './save-page.ts'

type Options = {
  page: AdminContent
  changed: Texts
  /** Restores both to the form. */
  onRestore: (page: AdminContent, changed: Texts) => void
}

/** Keeps unsaved changes on the device, and offers them when the page is opened again (decision 21). */
export const usePageDraft = ({ page, changed, onRestore }: Options) => {
  const [draft] = useState(() =>
    draftOf<Changes<Texts>>('work', `page ${page.slug}`, { version: 0, before: {}, after: {} }),
  )
  const { offered, keep, settle } = useOfferedDraft(draft, page.texts)
  useEffect(() => {
    const languages = Object.keys(changed)
    const before = Object.fromEntries(languages.map((code) => [code, page.texts[code] ?? null]))
    keep({ version: page.version, before, after: changed })
  }, [page, changed, keep])
  const restore = () => {
    if (!offered) return
    const { version, before, after } = offered
    const all = Object.entries({ ...page.texts, ...before })
    const texts = Object.fromEntries(all.flatMap(([code, text]) => (text ? [[code, text]] : [])))
    onRestore({ ...page, version, texts }, { ...after, ...changed } as Texts)
    settle()
  }
  return { isOffered: offered !== undefined, restore, discard: settle }
}
