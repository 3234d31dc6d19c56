import { Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { fromJson, toJson } from './value-json.ts'

const firestore = new Firestore({ projectId: 'demo-values' })

const document = {
  text: 'a',
  nothing: null,
  yes: true,
  numbers: [1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0],
  at: new Timestamp(1_763_625_600, 123_456_000),
  bytes: Buffer.from('thali'),
  product: firestore.doc('products/p1'),
  place: new GeoPoint(25.3, 83),
  map: { b: { $time: 'not a time' }, a: [] },
  $number: 'a map with one key of ours',
}

it('keeps every kind of value', () => {
  const back = fromJson(JSON.parse(JSON.stringify(toJson(document))), firestore)
  expect(back).toEqual(document)
  expect(Object.is((back as typeof document).numbers[4], -0)).toBe(true)
})

it('writes equal documents as equal lines', () => {
  expect(JSON.stringify(toJson({ a: 1, b: { d: 1, c: 2 } }))).toBe(
    JSON.stringify(toJson({ b: { c: 2, d: 1 }, a: 1 })),
  )
})

it('refuses what it does not know', () => {
  expect(() => toJson(undefined)).toThrow('undefined')
  expect(() => fromJson({ $later: 1 }, firestore)).toThrow('$later')
})
