import { ERROR_STATUS, errorReplySchema } from '@bartan/contract/error-reply'
import type { ErrorCode } from '@bartan/contract/error-reply'
import type { Access, Endpoint } from '@bartan/contract/endpoint'
import { SHOP } from '@bartan/contract/shop-config'
import { z } from 'zod'

type Json = Record<string, unknown>

const ACCESS_ERRORS: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  shopper: ['unauthenticated', 'forbidden'],
  customer: ['unauthenticated'],
  admin: ['unauthenticated', 'forbidden'],
}

const SECURITY: Record<Access, Json[]> = {
  anyone: [{}],
  shopper: [{}, { bearer: [] }],
  customer: [{ bearer: [] }],
  admin: [{ bearer: [] }],
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // The ids given in the contract name the shapes; each is written out where it is used.
    reused: 'inline',
  })
  return inlined(json)
}

/** Writes `$defs` out in place, because in an OpenAPI document a `#/$defs/…` points nowhere. */
const inlined = ({ $defs = {}, ...json }: Json): Json => {
  const definitions = $defs as Record<string, Json>
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as Json
    const definition = typeof $ref === 'string' ? definitions[$ref.replace('#/$defs/', '')] : {}
    return Object.fromEntries(
      Object.entries({ ...definition, ...rest }).map(([key, inner]) => [key, resolve(inner)]),
    )
  }
  return resolve(json) as Json
}

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: parameter,
  }))
}

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } })

const hasInput = ({ params, query, body }: Endpoint) => Boolean(params ?? query ?? body)

const errorsOf = (endpoint: Endpoint): Json => {
  const codes: ErrorCode[] = [
    ...(hasInput(endpoint) ? (['invalid_input'] as const) : []),
    ...(endpoint.body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...ACCESS_ERRORS[endpoint.access],
    ...(endpoint.errors ?? []),
    'internal',
  ]
  const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, words]) => [
      status,
      { description: words.join(', '), content: jsonOf({ $ref: '#/components/schemas/Error' }) },
    ]),
  )
}

const operationOf = (endpoint: Endpoint): Json => {
  const { method, path, summary, access, params, query, body, bodyOrQuery, status = 200 } = endpoint
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/')[2]],
    security: SECURITY[access],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(bodyOrQuery ? parametersOf(body, 'query').map((p) => ({ ...p, required: false })) : []),
    ],
    ...(body && {
      requestBody: { required: !bodyOrQuery, content: jsonOf(schemaOf(body, 'input')) },
    }),
    responses: {
      [status]: { description: 'Success', content: jsonOf(schemaOf(endpoint.reply, 'output')) },
      ...errorsOf(endpoint),
    },
  }
}

/** OpenAPI 3.1 of the endpoints, from the same schemas that validate them. */
export const describeApi = (endpoints: readonly Endpoint[]): Json => {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${SHOP.name} API`, version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorReplySchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
      },
    },
  }
}
