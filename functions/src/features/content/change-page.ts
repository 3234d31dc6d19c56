import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ContentSlug, PageText } from '@bartan/contract/content/content'
import { contentFacts } from '@bartan/contract/content/facts'
import type { ContentChange } from '@bartan/contract/content/schema'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { unknownMark } from '@bartan/contract/settings/unknown-mark'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { lockOf, type Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import type { ContentUnit, SavedPage } from './content.repository.ts'

/** A page's own texts, by language. */
export type Texts = SavedPage['texts']

export const changedIn = (before: Texts, after: Texts): string[] =>
  LANGUAGE_CODES.filter((code) => !isDeepStrictEqual(before[code], after[code]))

const refuse = (language: string, field: string, why: PlainReason): never => {
  throw new AppError('invalid_input', why, { fields: { [`texts.${language}.${field}`]: why } })
}

/** Throws if visitors would see a placeholder as it was typed. Stored texts keep theirs: they would be lost. */
const refuseUnknownMarks = (language: string, text: PageText): void => {
  const known = Object.keys(contentFacts(DEFAULT_SETTINGS)).map((name) => `{${name}}`)
  for (const field of ['title', 'intro', 'html'] as const) {
    const why = unknownMark(text[field], known)
    if (why) refuse(language, field, why)
  }
}

/** Throws if a text would run code. */
const safeText = async (language: string, text: PageText): Promise<PageText> => {
  // Loaded at first use: only admins need it.
  const { safeHtml } = await import('./safe-html.ts')
  const { html, active } = safeHtml(text.html)
  if (active.length === 0) return { ...text, html }
  return refuse(language, 'html', reason('html_active', { name: active.join(', ') }))
}

/** Null removes a language. */
const changedTexts = (before: Texts, change: Readonly<Record<string, PageText | null>>): Texts =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).flatMap(([language, text]) =>
      text ? [[language, text] as const] : [],
    ),
  )

/** Saves a page; a change without effect writes nothing. Undefined if the page is still the code's. */
export const changePage =
  (transact: Transact<ContentUnit>, clock: Clock) =>
  async (slug: ContentSlug, change: ContentChange, by: Caller): Promise<SavedPage | undefined> => {
    const safe: Record<string, PageText | null> = {}
    for (const [language, text] of Object.entries(change.texts)) {
      if (text) refuseUnknownMarks(language, text)
      safe[language] = text && (await safeText(language, text))
    }
    const at = clock.now()
    const batch = `page-${slug}-${randomUUID()}`
    return transact([lockOf.contentPage(slug)], async (unit, keep) => {
      const before = await unit.read(slug)
      const { version = 0, texts: old = {} } = before ?? {}
      const texts = changedTexts(old, safe)
      const languages = changedIn(old, texts)
      // The same call was repeated, or somebody else saved the same text.
      if (languages.length === 0) return before
      if (version !== change.version)
        throw new AppError('changed_meanwhile', reason('page_changed_meanwhile'), {
          current: { version },
        })
      const after = { version: version + 1, texts, at }
      unit.save(slug, after, { by, languages, batch })
      keep.facts({ version: after.version })
      return { ...after, by: by.name }
    })
  }
