import type { Endpoint } from '@bartan/contract/shared/endpoint'
import type { z } from 'zod'
import { AppError } from '#domain/app-error.ts'

type Raw = { params: unknown; query: object; body: unknown }
type Issue = z.core.$ZodIssue

/** zod's own messages ("Invalid input: expected object, received undefined") don't name the field. */
const messageOf = ({ message, path }: Issue): string => {
  if (!message.startsWith('Invalid ')) return message
  const field = path.join('.')
  if (field === '') return 'The body must be a JSON object'
  return message.endsWith('received undefined') ? `${field} is required` : `${field} is not valid`
}

/** The first failing field's message becomes the reply's; `fields` has the first message of each field. */
const invalidInput = (issues: Issue[]): AppError => {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= messageOf(issue)
  return new AppError('invalid_input', Object.values(fields)[0] ?? 'Invalid input', { fields })
}

/** The parsed value; throws `invalid_input`. */
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
