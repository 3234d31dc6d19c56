import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import { OTHER_LANGUAGES } from '../shop/languages.ts'
import { optionalText } from './field.ts'

/** What is longer is told by its beginning. */
const MAX_CODE = 20

/** A text in the shop's other languages, by their codes, each of at most `max` characters; '' says that there is none. */
export const translationsInput = (field: string, max: number) =>
  z
    .record(z.string(), optionalText(field, max), {
      error: issue(reason('field_not_object', { field })),
    })
    .check(({ value, issues }) => {
      for (const code of Object.keys(value))
        if (!OTHER_LANGUAGES.some((one) => one === code))
          issues.push({
            code: 'custom',
            message: issue(
              reason('language_unknown', { language: code.slice(0, MAX_CODE).toWellFormed() }),
            ),
            path: [code],
            input: value,
          })
    })

/** The same where '' takes a language away. */
export const translations = (field: string, max: number) =>
  translationsInput(field, max)
    .overwrite((texts) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    )
    .default({})
