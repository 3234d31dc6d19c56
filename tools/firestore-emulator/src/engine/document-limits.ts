import { assertNever, invalid } from './failure.ts'
import { checkFieldName } from './field-path.ts'
import { documentName, segmentsOf } from './path.ts'
import { vectorOf, type Fields, type Value } from './value.ts'

/**
 * Limits and size calculation: https://firebase.google.com/docs/firestore/quotas and
 * https://firebase.google.com/docs/firestore/storage-size
 */
const MAX_DOCUMENT_BYTES = 1_048_576
const MAX_VALUE_BYTES = 1_048_576 - 89
const MAX_DEPTH = 20
const MAX_INDEX_ENTRIES = 40_000

const textSize = (text: string) => Buffer.byteLength(text) + 1

const nameSize = (path: string) =>
  segmentsOf(path).reduce((size, segment) => size + textSize(segment), 16)

const fieldsSize = (fields: Fields): number => {
  let size = 0
  for (const [name, value] of fields) size += textSize(name) + valueSize(value)
  return size
}

const valueSize = (value: Value): number => {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8
    case 'string':
      return textSize(value.value)
    case 'bytes':
      return value.value.byteLength
    case 'reference':
      return nameSize(value.value.split('/documents/').slice(1).join('/documents/'))
    case 'geoPoint':
      return 16
    case 'array':
      return value.values.reduce((size, element) => size + valueSize(element), 0)
    case 'map':
      return fieldsSize(value.fields)
    default:
      return assertNever(value)
  }
}

const documentSize = (path: string, fields: Fields) => nameSize(path) + fieldsSize(fields) + 32

const checkValue = (value: Value, field: string, depth: number): void => {
  if (depth > MAX_DEPTH)
    throw invalid(
      `Property ${field} contains an invalid nested entity: more than ${MAX_DEPTH} levels`,
    )
  if (value.type === 'array') {
    for (const element of value.values) {
      if (element.type === 'array')
        throw invalid(`Property ${field} contains an invalid nested entity: an array in an array`)
      checkValue(element, field, depth + 1)
    }
  } else if (value.type === 'map') {
    if (!vectorOf(value)) checkFields(value.fields, field, depth + 1)
  } else if (
    (value.type === 'string' &&
      value.value.length > MAX_VALUE_BYTES / 3 &&
      Buffer.byteLength(value.value) > MAX_VALUE_BYTES) ||
    (value.type === 'bytes' && value.value.byteLength > MAX_VALUE_BYTES)
  )
    throw invalid(`The value of property "${field}" is longer than ${MAX_VALUE_BYTES} bytes.`)
}

const checkFields = (fields: Fields, parent: string | undefined, depth: number): void => {
  for (const [name, value] of fields) {
    checkFieldName(name)
    checkValue(value, parent === undefined ? name : `${parent}.${name}`, depth)
  }
}

/**
 * Entries of the automatic indexes: ascending and descending per field, one per array element, and of a map those of its
 * fields. https://firebase.google.com/docs/firestore/query-data/index-overview#automatic_indexing
 */
const indexEntries = (fields: Fields): number => {
  let entries = 0
  for (const value of fields.values()) {
    if (value.type === 'array') entries += value.values.length
    else if (value.type === 'map' && !vectorOf(value)) entries += indexEntries(value.fields)
    else entries += 2
  }
  return entries
}

export const checkDocument = (database: string, path: string, fields: Fields) => {
  checkFields(fields, undefined, 1)
  const size = documentSize(path, fields)
  if (size > MAX_DOCUMENT_BYTES)
    throw invalid(
      `Document '${documentName(database, path)}' cannot be written because its size (${size.toLocaleString('en-US')} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
    )
  const entries = indexEntries(fields)
  if (entries > MAX_INDEX_ENTRIES)
    throw invalid(
      `Document '${documentName(database, path)}' has too many index entries: ${entries}, at most ${MAX_INDEX_ENTRIES} are allowed`,
    )
}
