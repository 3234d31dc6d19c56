import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describeApi } from '../describe-api.ts'

type Response = { content?: Record<string, { schema?: object }> }
type Operation = { responses: Record<string, Response> }
type Description = { paths: Record<string, Record<string, Operation>>; components: object }

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`)

const fixedFirst = endpoints
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map((endpoint: Endpoint) => ({ endpoint, pattern: patternOf(endpoint) }))

const endpointOf = (method: string, path: string): Endpoint | undefined =>
  fixedFirst.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
    ?.endpoint

type Validate = (body: unknown) => string | undefined

const compile = (schema: object): Validate => {
  // In JSON Schema 2020-12, which OpenAPI 3.1 uses, formats are annotations. That the description itself is valid is
  // tested once (openapi.routes.test.ts): here it would take most of the time.
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    meta: false,
    validateSchema: false,
    // Whether a part is small enough to be put in where it is named is asked of all parts anew each time.
    inlineRefs: false,
  })
  const validate = ajv.compile(schema)
  return (body) => (validate(body) ? undefined : ajv.errorsText(validate.errors))
}

/** Refusals look alike, whatever was called, and compiling takes longer than many a call. */
const bySchema = new Map<string, Validate>()

const validatorFor = (endpoint: Endpoint, status: number): Validate => {
  const { paths, components } = describeApi([endpoint]) as Description
  const [operation] = Object.values(Object.values(paths)[0] ?? {})
  const content = operation?.responses[status]?.content
  const [media] = Object.values(content ?? {})
  const schema = media?.schema
  if (!schema) return () => `a ${status} is not in its description`
  const text = JSON.stringify(schema)
  const validate = bySchema.get(text) ?? compile({ ...schema, components })
  bySchema.set(text, validate)
  return validate
}

const compiled = new Map<string, Validate>()

/** There is no body, or the call is not one of the API's. */
const isBeyond = (method: string, status: number): boolean =>
  method === 'HEAD' || [204, 304, 405].includes(status)

/** Checks every JSON reply that a test gets against /api/openapi.json. */
export const expectConforming = (
  call: { method: string; path: string },
  { status, body }: { status: number; body: unknown },
): void => {
  const [path = ''] = call.path.split('?')
  const endpoint = endpointOf(call.method, path)
  if (!endpoint || isBeyond(call.method, status)) return
  const key = `${endpoint.method} ${endpoint.path} ${status}`
  const validate = compiled.get(key) ?? validatorFor(endpoint, status)
  compiled.set(key, validate)
  const fault = validate(body)
  if (fault) throw new Error(`${key} does not conform to openapi.json: ${fault}`)
}
