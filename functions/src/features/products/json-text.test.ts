import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonList, mergeJson } from './json-text.ts'

const object = fc.dictionary(fc.string(), fc.jsonValue())

it('reads back as the list of its values', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const text = jsonList(values.map((value) => JSON.stringify(value)))
      expect(text).toBe(JSON.stringify(values))
    }),
  )
})

it('reads back as an object with the fields of both', () => {
  fc.assert(
    fc.property(object, object, (one, other) => {
      const text = mergeJson(JSON.stringify(one), JSON.stringify(other))
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ ...one, ...other })))
    }),
  )
})
