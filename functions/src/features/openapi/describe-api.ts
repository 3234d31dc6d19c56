import type { Access, Endpoint } from '@bartan/contract/shared/endpoint'
import { ERROR_STATUS, errorReplySchema, type ErrorCode } from '@bartan/contract/shared/error-reply'
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_PATTERN } from '@bartan/contract/shared/idempotency-key'
import * as z from 'zod'

type Json = Record<string, unknown>

const COMPONENTS = '#/components/schemas/'
const DEFINITIONS = '#/$defs/'

/** A copy with `replace` applied to every object, innermost first. */
const mapObjects = (value: unknown, replace: (object: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, replace))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, replace)])
  return replace(Object.fromEntries(entries) as Json)
}

const convert = (schema: z.ZodType, io: 'input' | 'output'): { json: Json; definitions: Json } => {
  // As a property, a schema with an id becomes a reference; at the root it would be inlined.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any' })
  const { it = {} } = (wrapped.properties ?? {}) as Record<string, Json>
  return { json: it, definitions: wrapped.$defs ?? {} }
}

/** Input schemas are inlined: they differ from the replies of the same name. */
const inputSchema = (schema: z.ZodType): Json => {
  const { json, definitions } = convert(schema, 'input')
  const inline = (value: unknown): unknown =>
    mapObjects(value, ({ $ref, ...rest }) => {
      if (typeof $ref !== 'string') return { ...rest }
      const { id: _, ...definition } = definitions[$ref.replace(DEFINITIONS, '')] as Json
      return { ...(inline(definition) as Json), ...rest }
    })
  return inline(json) as Json
}

const refer = (value: unknown): unknown =>
  mapObjects(value, (object) =>
    typeof object['$ref'] === 'string'
      ? { ...object, $ref: object['$ref'].replace(DEFINITIONS, COMPONENTS) }
      : object,
  )

/** Reply schemas. Those with a name in the contract go to `components` and are referenced. */
const outputSchema = (schema: z.ZodType, components: Json): Json => {
  const { json, definitions } = convert(schema, 'output')
  for (const [name, definition] of Object.entries(definitions)) {
    const { id: _, ...shape } = definition as Json
    components[name] ??= refer(shape)
  }
  return refer(json) as Json
}

const accessErrors = (access: Access): readonly ErrorCode[] => {
  if (access === 'anyone' || access === 'visitor') return []
  if (access === 'customer') return ['unauthenticated', 'password_change_due']
  return ['unauthenticated', 'forbidden', 'password_change_due']
}

const securityOf = (access: Access): Json[] => {
  if (access === 'anyone') return [{}]
  return access === 'shopper' || access === 'visitor' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema) as {
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

const JSON_TYPE = 'application/json'

const ERROR = { $ref: '#/components/schemas/Error' }

const contentOf = ({ evenAsText, csvBody }: Endpoint, schema: Json): Json => ({
  [csvBody ? 'text/csv' : JSON_TYPE]: { schema },
  ...(evenAsText && { 'text/plain': { schema } }),
})

const formOf = (field: string): Json => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', format: 'binary' } },
      required: [field],
    },
  },
})

const hasInput = ({ params, query, body, fileField }: Endpoint) =>
  Boolean(params ?? query ?? body ?? fileField)

/** Errors of the HTTP layer and the database that any such call can get. */
const errorsOfKind = ({ method, path, appCheck, limitAddress }: Endpoint): ErrorCode[] => [
  ...(path.includes('/:id') ? (['not_found'] as const) : []),
  ...(method === 'GET' ? [] : (['invalid_input', 'key_reused', 'conflict'] as const)),
  ...(appCheck ? (['forbidden'] as const) : []),
  ...(limitAddress ? (['too_many_requests'] as const) : []),
  'unavailable',
  'internal',
]

const errorsOfAccess = ({ access, evenIfPasswordDue }: Endpoint): readonly ErrorCode[] =>
  accessErrors(access).filter((code) => code !== 'password_change_due' || !evenIfPasswordDue)

const errorsOf = (endpoint: Endpoint): Json => {
  const codes: ErrorCode[] = [
    ...(hasInput(endpoint) ? (['invalid_input'] as const) : []),
    ...(endpoint.body ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    ...errorsOfAccess(endpoint),
    ...(endpoint.errors ?? []),
    ...errorsOfKind(endpoint),
  ]
  const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, words]) => [
      status,
      { description: words.join(', '), content: { [JSON_TYPE]: { schema: ERROR } } },
    ]),
  )
}

const successesOf = (endpoint: Endpoint, components: Json): Json => {
  const { status = 200, repeatStatus, reply, replyType = JSON_TYPE } = endpoint
  const content = { [replyType]: { schema: outputSchema(reply, components) } }
  return {
    [status]: { description: 'Success', content },
    ...(repeatStatus && { [repeatStatus]: { description: 'Done before', content } }),
  }
}

/** A header for all calls that change something (contract §2). */
const KEY_HEADER: Json = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Makes the call safe to repeat: with the same key within 24 hours it is answered as the first time, and nothing changes. With another path or body it is refused with `key_reused`; after a refusal the key is free again.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source },
}

const operationOf = (endpoint: Endpoint, components: Json): Json => {
  const { method, path, summary, access, params, query, body, bodyOrQuery, fileField } = endpoint
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/')[2]],
    security: securityOf(access),
    parameters: [
      ...(method === 'GET' ? [] : [KEY_HEADER]),
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(bodyOrQuery ? parametersOf(body, 'query').map((p) => ({ ...p, required: false })) : []),
    ],
    ...(fileField && { requestBody: { required: true, content: formOf(fileField) } }),
    ...(body && {
      requestBody: { required: !bodyOrQuery, content: contentOf(endpoint, inputSchema(body)) },
    }),
    responses: { ...successesOf(endpoint, components), ...errorsOf(endpoint) },
  }
}

/** What applies to every call (contract §2). */
const CONVENTIONS = [
  'Ids are `_id`, times ISO 8601, money rupees with at most two decimals.',
  'Every failure is `{message, code, fields?, requestId}`: the message may be shown, the code is stable.',
  'A bearer token is the `token` that `POST /api/users/login` answers; it is good for an hour.',
  "A guest's cart is known by its `guestId`.",
].join('\n\n')

/** OpenAPI 3.1 of the endpoints, from the same schemas that validate them. */
export const describeApi = (endpoints: readonly Endpoint[], name = ''): Json => {
  const paths: Record<string, Json> = {}
  const components: Json = {}
  components['Error'] = outputSchema(errorReplySchema, components)
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, components),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${name} API`.trim(), version: '1', description: CONVENTIONS },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
      },
    },
  }
}
