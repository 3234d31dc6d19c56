import * as z from 'zod'

export type Json = Record<string, unknown>

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
export const inputSchema = (schema: z.ZodType): Json => {
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
export const outputSchema = (schema: z.ZodType, components: Json): Json => {
  const { json, definitions } = convert(schema, 'output')
  for (const [name, definition] of Object.entries(definitions)) {
    const { id: _, ...shape } = definition as Json
    components[name] ??= refer(shape)
  }
  return refer(json) as Json
}
