import type { Settings } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import { ApiError } from '#lib/api/api-error.ts'
import type { Errors } from './form-context.ts'
import { faultAt } from './settings-faults.ts'

/** Restores a deleted category that still has products, and shows the error there. */
export const withCategoryInUse = (
  language: Language,
  error: unknown,
  base: Settings,
  draft: Settings,
): { draft: Settings; errors: Errors } | undefined => {
  const why = error instanceof ApiError && error.code === 'in_use' && error.fields.categories
  if (!why) return undefined
  const was = base.categories.findIndex(({ name }) => name === why.params.name)
  const category = base.categories[was]
  if (!category) return undefined
  const at = Math.min(was, draft.categories.length)
  return {
    draft: { ...draft, categories: draft.categories.toSpliced(at, 0, category) },
    errors: { [`categories.${at}.name`]: faultAt(language, 'categories', why) },
  }
}
