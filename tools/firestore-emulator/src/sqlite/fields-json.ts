import { assertNever } from '#engine/failure.ts'
import type { Fields, Value } from '#engine/value.ts'

/**
 * Values as JSON. Strings, booleans, null and finite doubles stand for themselves; others are an array with the kind
 * first. A map lists names and values in turn, so that no name (`__proto__`) is special. -0 and what JSON can't express
 * are text.
 */
type Json = null | boolean | string | number | readonly Json[]

const encode = (value: Value): Json => {
  switch (value.type) {
    case 'null':
      return null
    case 'boolean':
    case 'string':
      return value.value
    case 'double':
      return Number.isFinite(value.value) && !Object.is(value.value, -0)
        ? value.value
        : ['d', Object.is(value.value, -0) ? '-0' : String(value.value)]
    case 'integer':
      return ['i', value.value.toString()]
    case 'timestamp':
      return ['t', value.value.seconds, value.value.nanos]
    case 'bytes':
      return ['b', Buffer.from(value.value).toString('base64')]
    case 'reference':
      return ['r', value.value]
    case 'geoPoint':
      return ['g', value.latitude, value.longitude]
    case 'array':
      return ['a', ...value.values.map(encode)]
    case 'map':
      return ['m', ...pairs(value.fields)]
    default:
      return assertNever(value)
  }
}

const pairs = (fields: Fields): Json[] => {
  const list: Json[] = []
  for (const [name, value] of fields) list.push(name, encode(value))
  return list
}

const decode = (json: Json): Value => {
  if (json === null) return { type: 'null' }
  if (typeof json === 'string') return { type: 'string', value: json }
  if (typeof json === 'number') return { type: 'double', value: json }
  if (typeof json === 'boolean') return { type: 'boolean', value: json }
  const [kind, first, second] = json
  switch (typeof kind === 'string' ? kind : '') {
    case 'd':
      return { type: 'double', value: Number(first) }
    case 'i':
      return { type: 'integer', value: BigInt(String(first)) }
    case 't':
      return { type: 'timestamp', value: { seconds: Number(first), nanos: Number(second) } }
    case 'b':
      return { type: 'bytes', value: Buffer.from(String(first), 'base64') }
    case 'r':
      return { type: 'reference', value: String(first) }
    case 'g':
      return { type: 'geoPoint', latitude: Number(first), longitude: Number(second) }
    case 'a':
      return { type: 'array', values: json.slice(1).map(decode) }
    case 'm':
      return { type: 'map', fields: unpair(json, 1) }
    default:
      throw new Error(`A stored value is of unknown kind "${String(kind)}"`)
  }
}

const unpair = (list: readonly Json[], start: number): Fields => {
  const fields = new Map<string, Value>()
  for (let i = start; i < list.length; i += 2)
    fields.set(String(list[i]), decode(list[i + 1] ?? null))
  return fields
}

export const fieldsToJson = (fields: Fields): string => JSON.stringify(pairs(fields))

export const fieldsFromJson = (text: string): Fields => {
  const list: readonly Json[] = JSON.parse(text)
  return unpair(list, 0)
}
