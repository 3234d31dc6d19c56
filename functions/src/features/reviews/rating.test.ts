import { expect, it } from 'vitest'
import { ratingAfter } from './rating.ts'

const shown = (stars: number) => ({ stars, hidden: false })
const hidden = (stars: number) => ({ stars, hidden: true })

it.each([
  ['a first review', {}, undefined, shown(4), [4, 1]],
  ['another one', { ratingSum: 4, ratingCount: 1 }, undefined, shown(2), [6, 2]],
  ['one written anew', { ratingSum: 6, ratingCount: 2 }, shown(2), shown(5), [9, 2]],
  ['one that is hidden', { ratingSum: 9, ratingCount: 2 }, shown(5), hidden(5), [4, 1]],
  ['a hidden one written anew', { ratingSum: 4, ratingCount: 1 }, hidden(5), hidden(1), [4, 1]],
  ['one that is shown again', { ratingSum: 4, ratingCount: 1 }, hidden(1), shown(1), [5, 2]],
])('counts %s', (_name, sums, before, after, [ratingSum, ratingCount]) => {
  expect(ratingAfter(sums, before, after)).toEqual({ ratingSum, ratingCount })
})
