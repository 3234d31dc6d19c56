import { expect, it } from 'vitest'
import { BytesCache } from './bytes-cache.ts'

const bytes = (length: number) => ({ bytes: new Uint8Array(length) })

it('drops what was not used for longest, when it grows too big', () => {
  const cache = new BytesCache(10)
  cache.set('a', bytes(4))
  cache.set('b', bytes(4))
  cache.get('a')
  cache.set('c', bytes(4))
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true])
})

it('counts a value that is set again once', () => {
  const cache = new BytesCache(10)
  for (let i = 0; i < 5; i++) cache.set('a', bytes(6))
  cache.set('b', bytes(4))
  expect(cache.get('a')).toBeDefined()
})

it('keeps nothing that is too big by itself', () => {
  const cache = new BytesCache(10)
  cache.set('a', bytes(11))
  expect(cache.get('a')).toBeUndefined()
})
