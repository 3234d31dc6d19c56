import { useEffect } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import type { Draft } from './drafts.ts'

/** Stores the named fields of a form at every change. The form reads its initial values from the draft. */
export const useFormDraft = <T extends FieldValues, N extends keyof T & string>(
  { subscribe }: { subscribe: UseFormSubscribe<T> },
  draft: Draft<Pick<T, N>>,
  names: readonly N[],
): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name the whole form was reset.
          if (name === undefined) return
          const typed: Partial<Pick<T, N>> = {}
          for (const own of names) typed[own] = values[own]
          draft.save(typed)
        },
      }),
    [subscribe, draft, names],
  )
}
