import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonList, mergeJson } from './json-text.ts'
import { ReplyCache } from './reply-cache.ts'

const counted = (text: string, total = 1) => {
  const made = { times: 0 }
  const make = () => {
    made.times++
    return { text, total }
  }
  return { made, make }
}

it('makes a reply once for a version, and again for the next', () => {
  const cache = new ReplyCache()
  const { made, make } = counted('[]')
  const first = cache.get('v1', 'list', make)
  expect(cache.get('v1', 'list', make)).toBe(first)
  expect(made.times).toBe(1)
  expect(cache.get('v2', 'list', make)).toEqual(first)
  expect(made.times).toBe(2)
})

it('tells replies apart by text and by total', () => {
  const cache = new ReplyCache()
  const etagOf = (key: string, text: string, total: number) =>
    cache.get('v1', key, () => ({ text, total })).reply.etag
  const etags = [etagOf('a', '[1]', 1), etagOf('b', '[2]', 1), etagOf('c', '[1]', 2)]
  expect(new Set(etags).size).toBe(3)
})

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
