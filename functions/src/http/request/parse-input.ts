import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type * as z from 'zod'
import { AppError } from '#domain/app-error.ts'

type Raw = { params: unknown; query: object; body: unknown }
type Issue = z.core.$ZodIssue

/** The reply's reason is the first invalid field's; `fields` has the first reason of each field. */
const invalidInput = (issues: Issue[]): AppError => {
  const fields: Record<string, PlainReason> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= reasonOfIssue(issue)
  const [first = reason('input_invalid')] = Object.values(fields)
  return new AppError('invalid_input', first, { fields })
}

/**
 * The parsed value.
 * @throws AppError invalid_input
 */
export const parseWith = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const { data, error } = schema.safeParse(value)
  if (error) throw invalidInput(error.issues)
  return data
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown =>
  schema && parseWith(schema, value)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const parseInput = (endpoint: Endpoint, { params, query, body }: Raw) => {
  const given = body ?? {}
  return {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, query),
    body: parse(
      endpoint.body,
      endpoint.bodyOrQuery && isObject(given) ? { ...query, ...given } : given,
    ),
  }
}
