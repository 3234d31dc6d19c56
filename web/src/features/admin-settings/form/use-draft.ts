import type { Settings } from '@bartan/contract/settings/settings'
import { useCallback, useRef, useState } from 'react'
import type { Errors } from './form-context.ts'
import { isWithin, withValue } from './tree.ts'

/** Edited settings with their errors and pending uploads. */
export const useDraft = (opened: Settings, onChange: () => void) => {
  const [draft, setDraft] = useState(opened)
  /** The latest value without waiting for a render: an upload may change it just before saving. */
  const latest = useRef(opened)
  const [errors, setErrors] = useState<Errors>({})
  const uploads = useRef(new Set<Promise<unknown>>())

  const replace = useCallback((settings: Settings) => {
    latest.current = settings
    setDraft(settings)
  }, [])

  const set = useCallback(
    (path: string, value: unknown) => {
      replace(withValue(latest.current, path, value))
      // Keeps the same object if nothing changes, because every field reads it.
      setErrors((all) => {
        const others = Object.entries(all).filter(([at]) => !isWithin(at, path))
        return others.length === Object.keys(all).length ? all : Object.fromEntries(others)
      })
      onChange()
    },
    [onChange, replace],
  )

  const hold = useCallback((work: Promise<unknown>) => {
    uploads.current.add(work)
    void work.finally(() => uploads.current.delete(work))
  }, [])

  const settled = () => Promise.allSettled(uploads.current)

  return { draft, now: () => latest.current, replace, errors, setErrors, set, hold, settled }
}
