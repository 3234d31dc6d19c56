import { DocumentReference, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore'

/**
 * Firestore's values as JSON and back, without loss. What JSON can't express becomes an object with one key that begins
 * with `$`; a map with such a key is wrapped in `$map`. Keys are sorted, so that equal documents are equal lines.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const tagged = (tag: string, value: Json): Json => ({ [tag]: value })

const numberToJson = (value: number): Json =>
  Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : tagged('$number', Object.is(value, -0) ? '-0' : String(value))

const mapToJson = (map: object): Json => {
  const entries = Object.entries(map)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => [key, toJson(value)] as const)
  const json = Object.fromEntries(entries)
  return entries.some(([key]) => key.startsWith('$')) ? tagged('$map', json) : json
}

export const toJson = (value: unknown): Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return numberToJson(value)
  if (Array.isArray(value)) return value.map(toJson)
  if (value instanceof Timestamp) return tagged('$time', [value.seconds, value.nanoseconds])
  if (value instanceof Uint8Array) return tagged('$bytes', Buffer.from(value).toString('base64'))
  if (value instanceof DocumentReference) return tagged('$reference', value.path)
  if (value instanceof GeoPoint) return tagged('$place', [value.latitude, value.longitude])
  if (typeof value === 'object') return mapToJson(value)
  throw new Error(`There is no JSON for a ${typeof value}`)
}

const readTagged = (tag: string, value: Json, firestore: Firestore): unknown => {
  const pair = value as [number, number]
  const text = value as string
  switch (tag) {
    case '$number':
      return Number(value)
    case '$time':
      return new Timestamp(...pair)
    case '$bytes':
      return Buffer.from(text, 'base64')
    case '$reference':
      return firestore.doc(text)
    case '$place':
      return new GeoPoint(...pair)
    case '$map':
      return mapFromJson(value as object, firestore)
    default:
      throw new Error(`${tag} is none of the values that an export holds`)
  }
}

const mapFromJson = (map: object, firestore: Firestore): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(map).map(([key, value]) => [key, fromJson(value as Json, firestore)]),
  )

export const fromJson = (json: Json, firestore: Firestore): unknown => {
  if (Array.isArray(json)) return json.map((item) => fromJson(item, firestore))
  if (typeof json !== 'object' || json === null) return json
  const [first, ...rest] = Object.entries(json)
  return first?.[0].startsWith('$') && rest.length === 0
    ? readTagged(...first, firestore)
    : mapFromJson(json, firestore)
}
