import { expect, it } from 'vitest'
import { CallCounter, createCallCounter } from './call-counter.ts'

it('counts the calls of each key in a window', () => {
  const counter = createCallCounter('callsPerAddress')
  expect([1, 2, 3].map(() => counter.add('a', 1))).toEqual([1, 2, 3])
  expect(counter.add('b', 1)).toBe(1)
  expect(counter.add('a', 2)).toBe(1)
  expect(counter.add('a', 3)).toBe(1)
})

it('forgets nobody, whatever other keys there are: full, it counts too many rather than too few', () => {
  const counter = new CallCounter(1000)
  for (let i = 0; i < 20; i++) counter.add('a', 1)
  for (let i = 0; i < 5000; i++) counter.add(`made up ${i}`, 1)
  expect(counter.add('a', 1)).toBeGreaterThanOrEqual(21)
  expect(counter.add('newcomer', 1)).toBeGreaterThan(1)
})

it('takes an honest caller for another one only under a flood', () => {
  const counter = new CallCounter(100_000)
  for (let i = 0; i < 10_000; i++) counter.add(`made up ${i}`, 1)
  const counts = Array.from({ length: 100 }, (_, i) => counter.add(`honest ${i}`, 1))
  expect(Math.max(...counts)).toBeLessThan(10)
})
