import { useCallback, useState } from 'react'
import { isSameJson } from '#lib/is-same-json.ts'
import type { Draft } from './drafts.ts'

/** Changed values, and the values in the version that was open. */
export type Changes<T> = { version: number; before: Partial<T>; after: Partial<T> }

/** Null removes a value, which equals a missing one. */
const isSame = (one: unknown, other: unknown): boolean => isSameJson(one ?? null, other ?? null)

/**
 * Stores the changes to a form of many values until they are saved or discarded. The draft is offered, not applied,
 * because the admin may want something else. After restoring, the form is based on the version that was open then, so
 * that saving asks about other users' changes since.
 * @param current the saved values: a draft equal to them isn't offered
 */
export const useOfferedDraft = <T extends object>(draft: Draft<Changes<T>>, current: T) => {
  const [offered, setOffered] = useState(() => {
    const { version, before, after } = draft.read() ?? {}
    if (version === undefined || !before || !after) return undefined
    const names = Object.keys(after) as (keyof T)[]
    return names.some((name) => !isSame(after[name], current[name]))
      ? { version, before, after }
      : undefined
  })

  /** Call at every change; `after` is empty if nothing differs. */
  const keep = useCallback(
    ({ version, before, after }: Changes<T>) => {
      if (!offered && Object.keys(after).length === 0) return draft.forget()
      // While a draft is offered, typing must not replace it.
      draft.save({
        version: offered?.version ?? version,
        before: { ...before, ...offered?.before },
        after: { ...offered?.after, ...after },
      })
    },
    [draft, offered],
  )

  return { offered, keep, settle: () => setOffered(undefined) }
}
