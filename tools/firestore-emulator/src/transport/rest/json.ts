import { invalid } from '#engine/failure.ts'
import type { MessageTypes } from '../protocol.ts'
import { isMapEntry, typeOf, type FieldType, type Scoped } from './message-types.ts'

/** The JSON form of messages (protobuf.dev/programming-guides/json), and proto-loader's objects. */
export type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WRAPPERS = /^(?:google\.)?protobuf\.(?:Int32|Int64|Double|Bool|String)Value$/
const TIMESTAMP = /^(?:google\.)?protobuf\.Timestamp$/
const DURATION = /^(?:google\.)?protobuf\.Duration$/
const STRUCT = /^(?:google\.)?protobuf\.Struct$/
const NUMBERS = new Set(['NaN', 'Infinity', '-Infinity'])

const readTime = (value: unknown): Json => {
  const [, fraction = ''] = /\.(\d{1,9})/.exec(String(value)) ?? []
  const millis = Date.parse(String(value).replace(/\.\d+/, ''))
  if (Number.isNaN(millis)) throw invalid(`Illegal timestamp format; ${String(value)}`)
  return { seconds: String(millis / 1000), nanos: Number(fraction.padEnd(9, '0')) }
}

const writeTime = ({ seconds = 0, nanos = 0 }: Json): string => {
  const text = new Date(Number(seconds) * 1000).toISOString().slice(0, 19)
  const fraction =
    Number(nanos) === 0
      ? ''
      : `.${String(nanos)
          .padStart(9, '0')
          .replace(/(?:000)+$/, '')}`
  return `${text}${fraction}Z`
}

const writeDuration = ({ seconds = 0, nanos = 0 }: Json): string =>
  `${Number(seconds) + Number(nanos) / 1e9}s`

const writeStruct = ({ fields }: Json): Json =>
  Object.fromEntries(
    Object.entries(isObject(fields) ? fields : {}).map(([name, value]) => {
      const { kind } = isObject(value) ? value : {}
      return [name, isObject(value) ? value[String(kind)] : value]
    }),
  )

const camel = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const readBytes = (value: unknown): Buffer =>
  Buffer.from(String(value).replaceAll('-', '+').replaceAll('_', '/'), 'base64')

/** Converts between JSON and proto-loader's objects, by the declared types. */
export const jsonOf = (types: MessageTypes) => {
  const readOne = (scope: Scoped, field: FieldType, value: unknown): unknown => {
    const { type, typeName } = field
    if (type === 'TYPE_BYTES') return readBytes(value)
    if (type === 'TYPE_ENUM') return value ?? 'NULL_VALUE'
    if (type === 'TYPE_DOUBLE') return NUMBERS.has(String(value)) ? Number(value) : value
    if (type === 'TYPE_BOOL') return value === true || value === 'true'
    if (type !== 'TYPE_MESSAGE') return value
    if (TIMESTAMP.test(typeName)) return readTime(value)
    if (WRAPPERS.test(typeName)) return { value }
    const found = typeOf(types, scope, typeName)
    if (!found) throw invalid(`${typeName} is not taken here`)
    return read(found, value)
  }

  const readField = (scope: Scoped, field: FieldType, value: unknown): unknown => {
    if (field.label !== 'LABEL_REPEATED') return readOne(scope, field, value)
    const entry = typeOf(types, scope, field.typeName)
    const [, of] = entry?.type.field ?? []
    if (entry && of && isMapEntry(entry.type)) {
      if (!isObject(value)) throw invalid(`${field.name} must be an object`)
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, readOne(entry, of, one)]),
      )
    }
    return [value].flat().map((one) => readOne(scope, field, one))
  }

  const read = (scope: Scoped, json: unknown): Json => {
    if (!isObject(json)) throw invalid('Invalid JSON payload received: an object was expected')
    const message: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(json)) {
      const field = scope.type.field?.find((one) => one.name === name || one.name === camel(name))
      if (!field)
        throw invalid(`Invalid JSON payload received. Unknown name "${name}": Cannot find field.`)
      if (value === null && field.type !== 'TYPE_ENUM') continue
      message[field.name] = readField(scope, field, value)
    }
    return message
  }

  const writeOne = (scope: Scoped, { type, typeName }: FieldType, value: unknown): unknown => {
    if (type === 'TYPE_BYTES') return Buffer.from(value as Uint8Array).toString('base64')
    if (type === 'TYPE_ENUM') return value === 'NULL_VALUE' ? null : value
    if (type === 'TYPE_DOUBLE') return Number.isFinite(value) ? value : String(value)
    if (type !== 'TYPE_MESSAGE' || !isObject(value)) return value
    if (TIMESTAMP.test(typeName)) return writeTime(value)
    if (DURATION.test(typeName)) return writeDuration(value)
    if (STRUCT.test(typeName)) return writeStruct(value)
    if (WRAPPERS.test(typeName)) return value['value']
    const found = typeOf(types, scope, typeName)
    return found ? write(found, value) : value
  }

  const writeField = (scope: Scoped, field: FieldType, value: unknown): unknown => {
    if (field.label !== 'LABEL_REPEATED') return writeOne(scope, field, value)
    if (Array.isArray(value)) return value.map((one) => writeOne(scope, field, one))
    const entry = typeOf(types, scope, field.typeName)
    const [, of] = entry?.type.field ?? []
    if (!entry || !of || !isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, writeOne(entry, of, one)]),
    )
  }

  const write = (scope: Scoped, message: Json): Json =>
    Object.fromEntries(
      (scope.type.field ?? []).flatMap((field) => {
        const value = message[field.name]
        return value === undefined || value === null
          ? []
          : [[field.name, writeField(scope, field, value)]]
      }),
    )

  return { read, write }
}
