import { isDeepStrictEqual } from 'node:util'
import { contentPath } from '@bartan/contract/content/content'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { changedIn, type Texts } from './change-page.ts'
import type { ContentUnit, Entry, SavedPage } from './content.repository.ts'

/** Batches of saved pages are named so; undoing one prefixes its name. */
const BATCH = /^(?:undo-)*page-/

export const isOfPage = (batch: string): boolean => BATCH.test(batch)

/** The page after undoing a save; undefined if one of its languages has changed since. */
const undone = (now: Texts, { from, to }: { from: Texts; to: Texts }): Texts | undefined => {
  const languages = changedIn(from, to)
  if (languages.some((language) => !isDeepStrictEqual(now[language], to[language])))
    return undefined
  const others = Object.entries(now).filter(([language]) => !languages.includes(language))
  const former = Object.entries(from).filter(([language]) => languages.includes(language))
  return Object.fromEntries([...others, ...former])
}

const takeBack = async (unit: ContentUnit, entry: Entry) => {
  const { slug, versions } = entry
  const { version = 0, texts = {} } = (await unit.read(slug)) ?? {}
  const [from, to] = [
    await unit.textsOf(slug, versions.from),
    await unit.textsOf(slug, versions.to),
  ]
  const after = undone(texts, { from, to })
  return after && { version, texts: after, languages: changedIn(texts, after) }
}

/** Undoes one save of a page in all its languages, or in none if one of them has changed since. */
export const undoPage =
  (transact: Transact<ContentUnit>, clock: Clock) => async (batch: string, by: Caller) => {
    const at = clock.now()
    const outcome = await transact([], async (unit) => {
      const entries = await unit.entries(batch)
      if (entries.length === 0) throw new AppError('not_found', reason('edit_not_found'))
      const entry = entries.find(({ undo }) => undo === 'open')
      if (!entry) return { undone: 0, skipped: [] }
      const page = await takeBack(unit, entry)
      if (!page) {
        unit.settle(entry.id, 'skipped')
        const why = reason('undo_changed_again', { fields: ['texts'] })
        return { undone: 0, skipped: [{ name: contentPath(entry.slug), ...why }] }
      }
      const { languages, ...former } = page
      const after = { ...former, version: page.version + 1, at }
      unit.settle(entry.id, 'done')
      unit.save(entry.slug, after, { by, languages, batch: `undo-${batch}` })
      const saved: SavedPage = { ...after, by: by.name }
      return { undone: 1, skipped: [], next: [entry.slug, saved] as const }
    })
    return { next: undefined, ...outcome }
  }
