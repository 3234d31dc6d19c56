import type { Document } from '../../../firestore-emulator/src/engine/document.ts'
import type { Fields, Value } from '../../../firestore-emulator/src/engine/value.ts'

export type Plain = Readonly<Record<string, unknown>>

const plainValue = (value: Value): unknown => {
  switch (value.type) {
    case 'null':
      return null
    case 'integer':
      return Number(value.value)
    case 'array':
      return value.values.map(plainValue)
    case 'map':
      return plainFields(value.fields)
    case 'geoPoint':
      return [value.latitude, value.longitude]
    case 'timestamp':
      return value.value.seconds * 1000 + value.value.nanos / 1_000_000
    case 'boolean':
    case 'bytes':
    case 'double':
    case 'reference':
    case 'string':
      return value.value
  }
}

const plainFields = (fields: Fields): Plain =>
  Object.fromEntries([...fields].map(([name, value]) => [name, plainValue(value)]))

/** A stored document as plain JavaScript; times in milliseconds. */
export const plainOf = (document: Document | undefined): Plain | undefined =>
  document && plainFields(document.fields)
