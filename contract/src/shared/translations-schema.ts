import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { OTHER_LANGUAGES } from '../shop/languages.ts'
import { optionalText } from './field.ts'

/** Error messages show only this much of a longer code. */
const MAX_CODE = 20

/** A text in the shop's other languages, by language code, each of at most `max` characters; '' means none. */
export const translationsInput = (field: string, max: number) =>
  z
    .record(z.string(), optionalText(field, max), { error: issue('field_not_object', { field }) })
    .check(({ value, issues }) => {
      for (const code of Object.keys(value))
        if (!OTHER_LANGUAGES.some((one) => one === code))
          issues.push({
            code: 'custom',
            message: issue('language_unknown', {
              language: code.slice(0, MAX_CODE).toWellFormed(),
            }),
            path: [code],
            input: value,
          })
    })

/** The same; '' removes a language. */
export const translations = (field: string, max: number) =>
  translationsInput(field, max)
    .overwrite((texts) =>
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    )
    .default({})
