import { microsOf, momentOf, type Micros } from '#engine/clock.ts'
import { assertNever, invalid } from '#engine/failure.ts'
import type { Fields, Moment, Value } from '#engine/value.ts'
import type { WireFields, WireTimestamp, WireValue } from './messages.ts'

/** 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z, as google.protobuf.Timestamp allows. */
const MIN_SECONDS = -62_135_596_800
const MAX_SECONDS = 253_402_300_799

const readTimestamp = ({ seconds = 0, nanos = 0 }: WireTimestamp): Moment => {
  const whole = Number(seconds)
  if (whole < MIN_SECONDS || whole > MAX_SECONDS || nanos < 0 || nanos > 999_999_999)
    throw invalid(`Timestamp seconds or nanos out of range: ${whole}.${nanos}`)
  return { seconds: whole, nanos: Math.floor(nanos / 1000) * 1000 }
}

export const readMicros = (time: WireTimestamp): Micros => microsOf(readTimestamp(time))

export const writeTimestamp = (time: Micros): WireTimestamp => momentOf(time)

const readGeoPoint = ({
  latitude = 0,
  longitude = 0,
}: NonNullable<WireValue['geoPointValue']>): Value => {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180))
    throw invalid(`Geo point ${latitude}, ${longitude} is out of range`)
  return { type: 'geoPoint', latitude, longitude }
}

export const readValues = (values: readonly WireValue[] = []) => values.map(readValue)

export const readValue = (wire: WireValue): Value => {
  switch (wire.valueType ?? '') {
    case 'nullValue':
      return { type: 'null' }
    case 'booleanValue':
      return { type: 'boolean', value: wire.booleanValue ?? false }
    case 'integerValue':
      return { type: 'integer', value: BigInt(wire.integerValue ?? 0) }
    case 'doubleValue':
      return { type: 'double', value: wire.doubleValue ?? 0 }
    case 'timestampValue':
      return { type: 'timestamp', value: readTimestamp(wire.timestampValue ?? {}) }
    case 'stringValue':
      return { type: 'string', value: wire.stringValue ?? '' }
    case 'bytesValue':
      return { type: 'bytes', value: wire.bytesValue ?? new Uint8Array() }
    case 'referenceValue':
      return { type: 'reference', value: wire.referenceValue ?? '' }
    case 'geoPointValue':
      return readGeoPoint(wire.geoPointValue ?? {})
    case 'arrayValue':
      return { type: 'array', values: readValues(wire.arrayValue?.values) }
    case 'mapValue':
      return { type: 'map', fields: readFields(wire.mapValue?.fields) }
    default:
      throw invalid(
        wire.valueType
          ? `A value of type ${wire.valueType} may not be stored or compared`
          : 'A Value has no value_type set',
      )
  }
}

export const readFields = (wire: WireFields = {}): Fields => {
  const fields = new Map<string, Value>()
  for (const [name, value] of Object.entries(wire)) fields.set(name, readValue(value))
  return fields
}

export const writeValue = (value: Value): WireValue => {
  switch (value.type) {
    case 'null':
      return { nullValue: 'NULL_VALUE' }
    case 'boolean':
      return { booleanValue: value.value }
    case 'integer':
      return { integerValue: value.value.toString() }
    case 'double':
      return { doubleValue: value.value }
    case 'timestamp':
      return { timestampValue: value.value }
    case 'string':
      return { stringValue: value.value }
    case 'bytes':
      return { bytesValue: value.value }
    case 'reference':
      return { referenceValue: value.value }
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } }
    case 'array':
      return { arrayValue: { values: value.values.map(writeValue) } }
    case 'map':
      return { mapValue: { fields: writeFields(value.fields) } }
    default:
      return assertNever(value)
  }
}

export const writeFields = (fields: Fields): WireFields => {
  const wire: Record<string, WireValue> = {}
  for (const [name, value] of fields) wire[name] = writeValue(value)
  return wire
}
