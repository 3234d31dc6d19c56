import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import { saveBasedOn, type Saving } from '#lib/api/save-based-on.ts'
import { isSameJson } from '#lib/is-same-json.ts'
import { readPage, savePage } from './page-calls.ts'

export type Texts = Readonly<Record<string, PageText | null>>

export const without = (texts: Texts, languages: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([code]) => !languages.includes(code)))

/** Saves texts. Other users' changes in other languages stay; `ask` decides about the same languages. */
export const saveTexts = (
  opened: AdminContent,
  changed: Texts,
  ask: Saving<AdminContent, Texts>['ask'],
) =>
  saveBasedOn(opened, changed, {
    write: (texts, { slug, version }) => savePage(slug, { version, texts }),
    read: () => readPage(opened.slug),
    merge: (base, texts, theirs) => {
      const conflicts = Object.keys(texts).filter(
        (language) =>
          !isSameJson(base.texts[language], theirs.texts[language]) &&
          !isSameJson(texts[language] ?? undefined, theirs.texts[language]),
      )
      return { mine: texts, theirs: without(texts, conflicts), conflicts }
    },
    ask,
  })
