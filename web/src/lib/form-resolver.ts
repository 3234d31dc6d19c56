import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import type { Language } from '@bartan/contract/shop/languages'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { translateReason } from '#i18n/translate.ts'

/** Validates a flat form by a schema of the contract, with errors in the page's language. */
export const formResolver = <Input extends FieldValues, Output>(
  language: Language,
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => {
  const check = zodResolver(schema)
  return async (values, context, options) => {
    const result = await check(values, context, options)
    for (const [name, error] of Object.entries<{ message?: unknown } | undefined>(result.errors))
      if (typeof error?.message === 'string')
        error.message = translateReason(
          language,
          reasonOfIssue({ message: error.message, path: [name] }),
        )
    return result
  }
}

/** The rules of a form by the schema of its request. */
export const rulesOf =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>) =>
  (language: Language) =>
    formResolver(language, schema)
