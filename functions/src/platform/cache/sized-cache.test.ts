import { expect, it } from 'vitest'
import { SizedCache } from './sized-cache.ts'

const cacheOf = (room: number) => new SizedCache<string>(room, (text) => text.length)

it('drops what was not used for longest, when it grows too big', () => {
  const cache = cacheOf(10)
  cache.set('a', 'four')
  cache.set('b', 'four')
  cache.get('a')
  cache.set('c', 'four')
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, false, true])
})

it('counts a value that is set again once', () => {
  const cache = cacheOf(10)
  for (let i = 0; i < 5; i++) cache.set('a', 'sixsix')
  cache.set('b', 'four')
  expect(cache.get('a')).toBe('sixsix')
})

it('keeps nothing that is too big by itself', () => {
  const cache = cacheOf(10)
  cache.set('a', 'elevensigns')
  expect(cache.get('a')).toBeUndefined()
})

it('has room again after a value was deleted, or all were', () => {
  const cache = cacheOf(10)
  cache.set('a', 'eighteen')
  cache.delete('a')
  cache.set('b', 'eighteen')
  cache.clear()
  cache.set('c', 'eighteen')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([
    undefined,
    undefined,
    'eighteen',
  ])
})
