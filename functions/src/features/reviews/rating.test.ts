import { expect, it } from 'vitest'
import { knownStarCounts } from '#domain/star-counts.ts'
import { ratingAfter } from './review-unit.repository.ts'

const shown = (stars: number) => ({ stars, hidden: false })
const hidden = (stars: number) => ({ stars, hidden: true })

const sums = (...starCounts: number[]) => ({
  ratingSum: starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0),
  ratingCount: starCounts.reduce((sum, count) => sum + count, 0),
  starCounts,
})

it.each([
  ['a first review', {}, undefined, shown(4), [0, 0, 0, 1, 0]],
  ['another one', sums(0, 0, 0, 1, 0), undefined, shown(2), [0, 1, 0, 1, 0]],
  ['one written anew', sums(0, 1, 0, 1, 0), shown(2), shown(5), [0, 0, 0, 1, 1]],
  ['one that is hidden', sums(0, 0, 0, 1, 1), shown(5), hidden(5), [0, 0, 0, 1, 0]],
  ['a hidden one written anew', sums(0, 0, 0, 1, 0), hidden(5), hidden(1), [0, 0, 0, 1, 0]],
  ['one that is shown again', sums(0, 0, 0, 1, 0), hidden(1), shown(1), [1, 0, 0, 1, 0]],
])('counts %s', (_name, before, old, now, counts) => {
  expect(ratingAfter(before, old, now)).toEqual(sums(...counts))
})

it('leaves the counts to the migration where an earlier version has not kept them', () => {
  const kept = { ratingSum: 9, ratingCount: 2 }
  const { starCounts: _none, ...after } = ratingAfter(kept, undefined, shown(1))
  expect({ _none, after }).toEqual({ _none: undefined, after: { ratingSum: 10, ratingCount: 3 } })
  expect(knownStarCounts(kept)).toBeUndefined()
  expect(knownStarCounts({ ratingSum: 9, ratingCount: 2, starCounts: [0, 0, 0, 1, 0] })).toBe(
    undefined,
  )
})
