import { useCallback, useState } from 'react'
import type { Draft } from './drafts.ts'

/** Named values as they were changed, and as they were in the version that was open. */
export type Changes<T> = { version: number; before: Partial<T>; after: Partial<T> }

/** Null takes a value away, which is the same as none. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * Keeps what was changed in a form of many values until it is saved or discarded. It is offered, not put in: the admin
 * may have come for something else. Restored, it stands as if the form had never been left: on the version that was
 * open then, so that a save asks about what others have changed since.
 *
 * @param current the values as they are saved now: a draft that says the same is not offered
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

  /** With every change; `after` is empty when nothing differs any more. */
  const keep = useCallback(
    ({ version, before, after }: Changes<T>) => {
      if (!offered && Object.keys(after).length === 0) return draft.forget()
      // As long as the offer stands, typing must not replace what it offers.
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
