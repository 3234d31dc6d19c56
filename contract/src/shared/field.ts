import { z } from 'zod'

/**
 * Building blocks of input schemas. Their messages name the field, because `message` of an error is shown as it is
 * and contract §3 wants a bad parameter named.
 */

export const required = (label: string, kind: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null
    ? `${label} is required`
    : `${label} must be ${kind}`

/** Text that must be there: trimmed, 1 to `max` characters. */
export const text = (label: string, max = 200) =>
  z
    .string({ error: required(label, 'text') })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must have at most ${max} characters`)

/** A choice that may be missing: '' stands for "none", as for a product without colors. */
export const choice = (label: string) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(60, `${label} must have at most 60 characters`)
    .nullish()
    .transform((value) => value ?? '')

export const wholeNumber = (label: string, { min, max }: { min: number; max?: number }) => {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`
  const message = `${label} must be a whole number ${range}`
  const number = z
    .int({ error: (issue) => (issue.input === undefined ? `${label} is required` : message) })
    .min(min, message)
  return max === undefined ? number : number.max(max, message)
}

/** Firestore document ids of ours: what could not be one is simply not found, so only the kind is checked. */
export const id = (label: string) => text(label, 128)

/** For a query, where an empty parameter counts as none. */
export const absentIfEmpty = (value: unknown) => (value === '' ? undefined : value)

/** For a body, where null counts as none as well. */
export const absentIfEmptyOrNull = (value: unknown) =>
  value === '' || value === null ? undefined : value

/** A query parameter that is a number, written plainly ("12", "49.5"); empty counts as absent. */
export const queryNumber = (
  label: string,
  { min, max, whole = false }: { min: number; max: number; whole?: boolean },
) => {
  const kind = whole ? 'a whole number' : 'a number'
  const message = `${label} must be ${kind} ${max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`}`
  return z.preprocess(
    absentIfEmpty,
    z
      .string({ error: message })
      .regex(whole ? /^\d{1,15}$/ : /^\d{1,15}(\.\d{1,15})?$/, message)
      .transform(Number)
      .refine((value) => value >= min && value <= max, message)
      .optional(),
  )
}

/** A query parameter with a comma list, given once or repeated: `a,b` and `a&…=b` are the same. Empty is absent. */
export const queryList = (label: string) =>
  z.preprocess(
    (value) =>
      Array.isArray(value) && value.every((part) => typeof part === 'string')
        ? value.join(',')
        : value,
    z
      .string({ error: `${label} must be text` })
      .max(1000, `${label} must have at most 1000 characters`)
      .transform((value) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
      .optional(),
  )

/** A query parameter with free text; empty is absent. */
export const queryText = (label: string, max = 200) =>
  z.preprocess(
    absentIfEmpty,
    z
      .string({ error: `${label} must be text, given once` })
      .trim()
      .max(max, `${label} must have at most ${max} characters`)
      .optional(),
  )

/** A token from a link in a mail. */
export const mailToken = text('token', 100)

/** Rupees on the wire: a number with at most two decimals. */
export const rupees = z.number().meta({ description: 'Rupees, at most two decimals' })

/** ISO 8601 in UTC. */
export const time = z.iso.datetime()
