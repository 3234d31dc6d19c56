import { expect, it } from 'vitest'
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
