import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import type { ConflictAnswer } from '#components/ui/overlay/conflict-question.tsx'
import { isStale } from '#lib/api/server-errors.ts'
import { isSameJson } from '#lib/is-same-json.ts'
import { readPage, savePage } from './page-calls.ts'

export type Texts = Readonly<Record<string, PageText | null>>

export type Outcome =
  | { saved: AdminContent }
  | { theirs: AdminContent; languages: string[] }
  | undefined

/** Decides about languages that another user has changed since the page was opened. */
type Ask = (languages: string[]) => Promise<ConflictAnswer>

/**
 * Saves texts. Other users' changes in other languages stay; `ask` decides about the same languages. 'theirs' keeps
 * the other user's texts without saving; undefined means no answer.
 */
export const saveTexts = async (base: AdminContent, texts: Texts, ask: Ask): Promise<Outcome> => {
  try {
    return { saved: await savePage(base.slug, { version: base.version, texts }) }
  } catch (error) {
    if (!isStale(error)) throw error
    const theirs = await readPage(base.slug)
    const both = Object.keys(texts).filter(
      (language) =>
        !isSameJson(base.texts[language], theirs.texts[language]) &&
        !isSameJson(texts[language] ?? undefined, theirs.texts[language]),
    )
    const answer = both.length === 0 ? 'mine' : await ask(both)
    if (answer === 'theirs') return { theirs, languages: both }
    return answer && saveTexts(theirs, texts, ask)
  }
}
