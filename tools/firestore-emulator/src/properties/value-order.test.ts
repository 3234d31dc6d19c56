import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeyWriter } from '#engine/key-writer.ts'
import { compareValues } from '#engine/value-order.ts'
import type { Value } from '#engine/value.ts'
import { fieldsFromJson, fieldsToJson } from '#sqlite/fields-json.ts'
import { value } from './testing/arbitraries.ts'

const keyOf = (of: Value) => new KeyWriter().value(of).finish()

const inverted = (of: Value) => new KeyWriter().inverted((writer) => writer.value(of)).finish()

const text = (of: string): Value => ({ type: 'string', value: of })
const whole = (of: bigint): Value => ({ type: 'integer', value: of })
const double = (of: number): Value => ({ type: 'double', value: of })
const array = (...values: Value[]): Value => ({ type: 'array', values })
const map = (...entries: [string, Value][]): Value => ({ type: 'map', fields: new Map(entries) })
const vector = (...numbers: number[]) =>
  map(['__type__', text('__vector__')], ['value', array(...numbers.map(double))])

/** One row: all equal. Each row sorts before the next. */
const ascending: readonly (readonly Value[])[] = [
  [{ type: 'null' }],
  [{ type: 'boolean', value: false }],
  [{ type: 'boolean', value: true }],
  [double(Number.NaN)],
  [double(Number.NEGATIVE_INFINITY)],
  [whole(-(2n ** 63n)), double(-(2 ** 63))],
  [double(-0), whole(0n), double(0)],
  [double(Number.MIN_VALUE)],
  [whole(1n), double(1)],
  [whole(2n ** 53n), double(2 ** 53)],
  [whole(2n ** 53n + 1n)],
  [whole(2n ** 63n - 1n)],
  [double(2 ** 63)],
  [double(Number.POSITIVE_INFINITY)],
  [{ type: 'timestamp', value: { seconds: 1, nanos: 0 } }],
  [{ type: 'timestamp', value: { seconds: 1, nanos: 1000 } }],
  [text('')],
  [text('\0')],
  [text('a')],
  [text('a\0')],
  [text('aa')],
  [text('\uffff')],
  [text('😀')],
  [{ type: 'bytes', value: new Uint8Array([0]) }],
  [{ type: 'bytes', value: new Uint8Array([0, 1]) }],
  [{ type: 'reference', value: 'projects/p/databases/d/documents/a/__id-1__' }],
  [{ type: 'reference', value: 'projects/p/databases/d/documents/a/__id9__' }],
  [{ type: 'reference', value: 'projects/p/databases/d/documents/a/__id10__' }],
  [{ type: 'reference', value: 'projects/p/databases/d/documents/a/\0' }],
  [{ type: 'reference', value: 'projects/p/databases/d/documents/a/b' }],
  [{ type: 'reference', value: 'projects/p/databases/d/documents/a/b/c/d' }],
  [{ type: 'reference', value: 'projects/p/databases/e/documents/a/a' }],
  [{ type: 'geoPoint', latitude: 0, longitude: 1 }],
  [{ type: 'geoPoint', latitude: 1, longitude: -1 }],
  [array()],
  [array(whole(1n)), array(double(1))],
  [array(whole(1n), whole(0n))],
  [array(text('a'))],
  [vector(9)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map()],
  [map(['a', whole(1n)])],
  [map(['a', whole(1n)], ['b', whole(0n)]), map(['b', double(0)], ['a', double(1)])],
  [map(['a', whole(2n)])],
  [map(['b', whole(0n)])],
]

describe('the order of values', () => {
  it('puts every pair of the table in its place, as values and as keys', () => {
    for (const [i, row] of ascending.entries())
      for (const [j, other] of ascending.entries())
        for (const left of row)
          for (const right of other) {
            const wanted = Math.sign(i - j)
            expect([left, right, Math.sign(compareValues(left, right))]).toEqual([
              left,
              right,
              wanted,
            ])
            expect(Math.sign(Buffer.compare(keyOf(left), keyOf(right)))).toBe(wanted)
          }
  })

  it('is total, and the same for keys, upwards and downwards', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        const ab = Math.sign(compareValues(a, b))
        expect(Math.sign(compareValues(b, a))).toBe(0 - ab)
        const transitive = ab > 0 || compareValues(b, c) > 0 || compareValues(a, c) <= 0
        expect(transitive).toBe(true)
        expect(Math.sign(Buffer.compare(keyOf(a), keyOf(b)))).toBe(ab)
        expect(Math.sign(Buffer.compare(inverted(a), inverted(b)))).toBe(0 - ab)
      }),
      { numRuns: 3000 },
    )
  })

  it('has no key that is the beginning of another', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [left, right] = [keyOf(a), keyOf(b)]
        const begins = !left.equals(right) && left.subarray(0, right.length).equals(right)
        expect(begins).toBe(false)
      }),
      { numRuns: 3000 },
    )
  })
})

it('stored values come back as they were, to the sign of zero', () => {
  fc.assert(
    fc.property(value, (of) => {
      const fields = new Map([['__proto__', of]])
      const back = fieldsFromJson(fieldsToJson(fields)).get('__proto__')
      expect(fieldsToJson(new Map([['__proto__', back ?? of]]))).toBe(fieldsToJson(fields))
      expect(back?.type).toBe(of.type)
      expect(back && compareValues(back, of)).toBe(0)
    }),
  )
})
