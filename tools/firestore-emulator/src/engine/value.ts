/** A time as Firestore stores it: whole seconds and nanoseconds, cut to microseconds. */
export type Moment = {
  readonly seconds: number
  readonly nanos: number
}

export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'integer'; readonly value: bigint }
  | { readonly type: 'double'; readonly value: number }
  | { readonly type: 'timestamp'; readonly value: Moment }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'reference'; readonly value: string }
  | { readonly type: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields }

export type Fields = ReadonlyMap<string, Value>

export const NULL: Value = { type: 'null' }
export const INT64_MAX = 2n ** 63n - 1n
export const INT64_MIN = -(2n ** 63n)

export const isNumber = (
  value: Value,
): value is Extract<Value, { type: 'integer' } | { type: 'double' }> =>
  value.type === 'integer' || value.type === 'double'

export const isNaNValue = (value: Value) => value.type === 'double' && Number.isNaN(value.value)

/** Vectors are maps with this mark, and have their own place in the order. */
export const vectorOf = (value: Value): readonly Value[] | undefined => {
  if (value.type !== 'map') return undefined
  const mark = value.fields.get('__type__')
  const parts = value.fields.get('value')
  return mark?.type === 'string' && mark.value === '__vector__' && parts?.type === 'array'
    ? parts.values
    : undefined
}
