import * as z from 'zod'
import { issue, issueOf } from '../reasons/issues.ts'
import type { PlainReason } from '../reasons/reason.ts'
import { reason } from '../reasons/reasons.ts'
import { listValues } from './address/list-text.ts'

/**
 * Building blocks of input schemas. Their reasons name the field, because contract §3 demands that of a bad parameter.
 * Display names of fields are in ../reasons/reason.ts.
 */

/** Distinguishes a missing value from one of the wrong type. */
export const required =
  (field: string, wrong: PlainReason) =>
  ({ input }: { input?: unknown }): string =>
    issueOf(input === undefined || input === null ? reason('field_required', { field }) : wrong)

const tooLong = (field: string, max: number): string => issue('field_too_long', { field, max })

/** No further check runs on a text that is too long: a body may hold 100 kB of it. */
const atMost = (field: string, max: number) =>
  z.maxLength(max, { error: tooLong(field, max), abort: true })

/** Required text: trimmed, 1 to `max` characters. */
export const text = (field: string, max = 200) =>
  z
    .string({ error: required(field, reason('field_not_text', { field })) })
    .check(z.trim(), z.minLength(1, issue('field_required', { field })), atMost(field, max))

/** Line by line, because a regular expression for blanks around line breaks takes quadratic time. */
const inOneLine = (value: string): string =>
  value
    .split(/[\n\r\u2028\u2029]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')

/** A name in one line: in a mail, a letter or a label, text after a line break could pass for the shop's words. */
export const line = (field: string, max = 200) => text(field, max).overwrite(inOneLine)

export const optionalText = (field: string, max = 100) =>
  z.string({ error: issue('field_not_text', { field }) }).check(z.trim(), atMost(field, max))

/** A choice that may be missing: '' means none, as for a product without colors. */
export const choice = (field: string) =>
  optionalText(field, 60)
    .nullish()
    .transform((value) => value ?? '')

type Range = { min: number; max?: number }

const notWhole = (field: string, { min, max }: Range): PlainReason =>
  max === undefined || max === Infinity
    ? reason('field_not_whole_from', { field, min })
    : reason('field_not_whole_within', { field, min, max })

const notNumber = (field: string, { min, max }: Required<Range>): PlainReason =>
  max === Infinity
    ? reason('field_not_number_from', { field, min })
    : reason('field_not_number_within', { field, min, max })

export const wholeNumber = (field: string, range: Range) => {
  const { min, max } = range
  const wrong = issueOf(notWhole(field, range))
  const number = z.int({
    error: ({ input }) => (input === undefined ? issue('field_required', { field }) : wrong),
  })
  return number.check(z.gte(min, wrong), ...(max === undefined ? [] : [z.lte(max, wrong)]))
}

export const yesOrNo = (field: string) =>
  z.boolean({ error: issue('field_not_yes_or_no', { field }) })

/** Of a query, false unless it is `true`. */
export const queryFlag = (field: string) =>
  z
    .enum(['true', 'false', ''], { error: issue('field_not_yes_or_no', { field }) })
    .optional()
    .transform((value) => value === 'true')

/** A Firestore document id. An impossible id is simply not found, so only its type is checked. */
export const id = (field: string) => text(field, 128)

const KEY_PATTERN = /^[A-Za-z0-9-]{8,64}$/

/** Identifies a repeated call that creates something, so that a caller who lost the answer may retry. */
export const formKey = (field: string) =>
  z
    .string({ error: issue('field_not_text', { field }) })
    .regex(KEY_PATTERN, issue('field_not_key', { field }))
    .optional()

/** For queries: an empty parameter counts as absent. */
export const absentIfEmpty = (value: unknown) => (value === '' ? undefined : value)

/** For bodies: null counts as absent, too. */
export const absentIfEmptyOrNull = (value: unknown) =>
  value === '' || value === null ? undefined : value

/** A numeric query parameter, written plainly ("12", "49.5"); empty counts as absent. */
export const queryNumber = (
  field: string,
  { min, max, whole = false }: { min: number; max: number; whole?: boolean },
) => {
  const wrong = issueOf((whole ? notWhole : notNumber)(field, { min, max }))
  return z.preprocess(
    absentIfEmpty,
    z
      .string({ error: wrong })
      .regex(whole ? /^\d{1,15}$/ : /^\d{1,15}(\.\d{1,15})?$/, wrong)
      .transform(Number)
      .refine((value) => value >= min && value <= max, wrong)
      .optional(),
  )
}

/**
 * A query parameter with a comma-separated list, given once or repeated: `a,b` and `a&…=b` are equal; a comma within a
 * value is written `%2C`, so `%252C` in the address. Empty counts as absent.
 */
export const queryList = (field: string) =>
  z.preprocess(
    (value) =>
      Array.isArray(value) && value.every((part) => typeof part === 'string')
        ? value.join(',')
        : value,
    z
      .string({ error: issue('field_not_text', { field }) })
      .max(1000, tooLong(field, 1000))
      .transform(listValues)
      .optional(),
  )

/** A free-text query parameter; empty counts as absent. */
export const queryText = (field: string, max = 200) =>
  z.preprocess(
    absentIfEmpty,
    z
      .string({ error: issue('field_not_one_text', { field }) })
      .trim()
      .max(max, tooLong(field, max))
      .optional(),
  )

export const queryDay = (field: string) =>
  queryText(field).pipe(z.iso.date({ error: issue('field_not_day', { field }) }).optional())

/** An e-mail address; `error` is for a value that isn't text. */
export const emailAddress = (error: string) =>
  z
    .string({ error })
    .trim()
    .max(254, tooLong('email', 254))
    .pipe(z.email(issue('email_invalid')))

export const mailToken = text('token', 100)

/** One of these values; empty isn't one of them. */
export const oneOf = <const Values extends readonly string[]>(field: string, values: Values) =>
  z.enum(values, { error: issue('field_not_one_of', { field, choices: values.join(', ') }) })

/** Rupees on the wire: a number with at most two decimals. */
export const rupees = z
  .number()
  .meta({ description: 'Rupees, at most two decimals' })
  .brand<'Rupees'>()

/** ISO 8601 in UTC. */
export const time = z.iso.datetime()
