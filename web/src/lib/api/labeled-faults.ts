import { withParams } from '@bartan/contract/reasons/reasons'
import type { Language } from '@bartan/contract/shop/languages'
import { translateReason } from '#i18n/translate.ts'
import { ApiError } from './api-error.ts'

/** What the server refuses, by field, in which fields are called what the form calls them. */
export const labeledFaults = (
  language: Language,
  error: unknown,
  labelOf: (path: string) => string | undefined,
): Record<string, string> => {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  return Object.fromEntries(
    fields.map(([path, why]) => {
      const { field, other } = why.params
      const [own, second] = [labelOf(path), labelOf(String(other))]
      const labels = {
        ...(field !== undefined && own && { field: own }),
        ...(other !== undefined && second && { other: second }),
      }
      return [path, translateReason(language, withParams(why, labels))]
    }),
  )
}
