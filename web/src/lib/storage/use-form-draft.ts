import { useEffect } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import type { Draft } from './drafts.ts'

/** Keeps the named fields of a form with every change. Its first values are for the form to take from the draft. */
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
          // Without a name it was no change of a field: the form was filled or emptied as a whole.
          if (name === undefined) return
          const typed: Partial<Pick<T, N>> = {}
          for (const own of names) typed[own] = values[own]
          draft.save(typed)
        },
      }),
    [subscribe, draft, names],
  )
}
