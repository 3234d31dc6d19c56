import * as z from 'zod'
import { issue } from '../reasons/issues.ts'

const wrong = issue('field_not_of_form', { field: 'columns', form: '{"awb": "Docket No."}' })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Column headings that the user chose for some fields; the others are found by their usual names. */
export const chosenColumns = <Field extends string>(
  names: Readonly<Record<Field, readonly string[]>>,
) => {
  const fields = Object.keys(names) as [Field, ...Field[]]
  return z
    .string({ error: wrong })
    .max(4000, wrong)
    .transform((text) => (text === '' ? {} : parsed(text)))
    .pipe(z.partialRecord(z.enum(fields), z.string().max(200, wrong), { error: wrong }))
    .optional()
    .meta({
      description: `JSON: which heading of the file is which field (${fields.join(', ')}), where its name is not a usual one`,
    })
}
