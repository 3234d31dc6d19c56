import * as fc from 'fast-check'
import type { Value } from '#engine/value.ts'

/** Few distinct values, so that equal ones and neighbors are frequent. */
const interesting: readonly Value[] = [
  { type: 'null' },
  { type: 'boolean', value: false },
  { type: 'boolean', value: true },
  { type: 'double', value: Number.NaN },
  { type: 'double', value: Number.NEGATIVE_INFINITY },
  { type: 'integer', value: -(2n ** 63n) },
  { type: 'integer', value: -1n },
  { type: 'double', value: -0 },
  { type: 'integer', value: 0n },
  { type: 'double', value: 0.5 },
  { type: 'integer', value: 1n },
  { type: 'double', value: 1 },
  { type: 'integer', value: 2n ** 53n },
  { type: 'integer', value: 2n ** 53n + 1n },
  { type: 'double', value: 2 ** 53 },
  { type: 'integer', value: 2n ** 63n - 1n },
  { type: 'double', value: 2 ** 63 },
  { type: 'timestamp', value: { seconds: -1, nanos: 999_999_000 } },
  { type: 'timestamp', value: { seconds: 0, nanos: 0 } },
  { type: 'timestamp', value: { seconds: 0, nanos: 1000 } },
  { type: 'string', value: '' },
  { type: 'string', value: '\0' },
  { type: 'string', value: 'a' },
  { type: 'string', value: 'a\0' },
  { type: 'string', value: 'ab' },
  { type: 'string', value: '\uffff' },
  { type: 'string', value: '😀' },
  { type: 'bytes', value: new Uint8Array() },
  { type: 'bytes', value: new Uint8Array([0]) },
  { type: 'bytes', value: new Uint8Array([0, 0]) },
  { type: 'bytes', value: new Uint8Array([255]) },
  { type: 'reference', value: 'projects/p/databases/(default)/documents/a/__id2__' },
  { type: 'reference', value: 'projects/p/databases/(default)/documents/a/__id10__' },
  { type: 'reference', value: 'projects/p/databases/(default)/documents/a/b' },
  { type: 'reference', value: 'projects/p/databases/(default)/documents/a/b/c/d' },
  { type: 'reference', value: 'projects/p/databases/(default)/documents/a/b\0' },
  { type: 'geoPoint', latitude: -1, longitude: 2 },
  { type: 'geoPoint', latitude: 1, longitude: -2 },
  { type: 'geoPoint', latitude: 1, longitude: 2 },
]

const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...interesting) },
  fc.double().map((value): Value => ({ type: 'double', value })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({
    type: 'integer',
    value,
  })),
  fc.string({ unit: 'grapheme' }).map((value): Value => ({ type: 'string', value })),
  fc.uint8Array({ maxLength: 6 }).map((value): Value => ({ type: 'bytes', value })),
)

const list = (of: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.array(of, { maxLength: 3 }).map((values) => ({ type: 'array', values }))

const map = (of: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'ä', ''), of), { maxLength: 3 })
    .map((entries) => ({ type: 'map', fields: new Map(entries) }))

const vector: fc.Arbitrary<Value> = fc
  .array(fc.double({ noNaN: true }), { maxLength: 3 })
  .map((numbers) => ({
    type: 'map',
    fields: new Map<string, Value>([
      ['__type__', { type: 'string', value: '__vector__' }],
      ['value', { type: 'array', values: numbers.map((value) => ({ type: 'double', value })) }],
    ]),
  }))

export const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  list(fc.oneof(scalar, map(scalar))),
  map(fc.oneof(scalar, list(scalar), map(scalar))),
  vector,
)
