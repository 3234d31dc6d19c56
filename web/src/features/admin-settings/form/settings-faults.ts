import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason, withParams } from '@bartan/contract/reasons/reasons'
import { settingsChangeSchema } from '@bartan/contract/settings/schema'
import type { SettingsChange } from '@bartan/contract/settings/settings'
import type { Language } from '@bartan/contract/shop/languages'
import { translateReason } from '#i18n/translate.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { textIn } from '../texts.ts'
import { labelAt } from '../topics/topics.ts'
import type { Errors } from './form-context.ts'

/** Text for an error, with the setting's label in the form. */
export const faultAt = (language: Language, path: string, why: PlainReason): string => {
  const label = labelAt(path)
  const labeled =
    label && 'field' in why.params
      ? withParams(why, { ...why.params, field: textIn(language, label) })
      : why
  // The schema's number error means here that `typedAmount` could not read the text.
  const { field } = labeled.params
  return translateReason(
    language,
    why.reason === 'field_not_number' && field !== undefined
      ? reason('field_not_amount', { field: String(field) })
      : labeled,
  )
}

type Checked = { change: SettingsChange } | { errors: Errors }

/** Validates with the contract's rules, as the server does. */
export const checkSettings = (language: Language, change: unknown): Checked => {
  const { data, error } = settingsChangeSchema.safeParse(change)
  if (data) return { change: data }
  const errors = error.issues.map((issue): [string, string] => {
    const path = issue.path.map(String).join('.')
    return [path, faultAt(language, path, reasonOfIssue(issue))]
  })
  // The first error of a field wins.
  return { errors: Object.fromEntries(errors.toReversed()) }
}

/** The server's errors by setting. */
export const errorsOf = (language: Language, error: unknown): Errors =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fields : {}).map(([path, why]) => [
      path,
      faultAt(language, path, why),
    ]),
  )
