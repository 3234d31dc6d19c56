import { useEffect } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'
import type { Draft } from './drafts.ts'

/** Stores a form's fields that its draft has, at every change. The form reads its initial values from the draft. */
export const useFormDraft = <T extends FieldValues>(
  { subscribe }: { subscribe: UseFormSubscribe<T> },
  draft: Draft<Partial<T>> | undefined,
): void => {
  useEffect(
    () =>
      draft &&
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name the whole form was reset.
          if (name === undefined) return
          const typed: Partial<T> = {}
          for (const own of draft.fields) typed[own] = values[own]
          draft.save(typed)
        },
      }),
    [subscribe, draft],
  )
}
