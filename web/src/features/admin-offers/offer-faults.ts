import type { PlainReason } from '@bartan/contract/reasons/reason'
import { withParams } from '@bartan/contract/reasons/reasons'
import type { Language } from '@bartan/contract/shop/languages'
import { translateReason } from '#i18n/translate.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { textIn } from './texts.ts'

const TIER = /^tiers\.(\d+)\.(from|percent)$/

const isLabel = (field: string): field is 'name' | 'percent' => Object.hasOwn(textIn.english, field)

/** What a field of the API is called in the form. */
const labelOf = (language: Language, field: string): string => {
  const [, place, of] = TIER.exec(field) ?? []
  if (place)
    return textIn(language, of === 'from' ? 'tierFrom' : 'tierPercent', {
      place: Number(place) + 1,
    })
  return isLabel(field) ? textIn(language, field) : field
}

const labeled = (language: Language, path: string, why: PlainReason): PlainReason => {
  const { field, other } = why.params
  return withParams(why, {
    ...(field !== undefined && { field: labelOf(language, path) }),
    ...(typeof other === 'string' && { other: labelOf(language, other) }),
  })
}

/** What the server refuses, by field. */
export const faultsOf = (language: Language, error: Error | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fields : {}).map(([path, why]) => [
      path,
      translateReason(language, labeled(language, path, why)),
    ]),
  )
