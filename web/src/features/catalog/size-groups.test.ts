import { expect, it } from 'vitest'
import { sizeGroups } from './size-groups.ts'

it('groups sizes by what they measure, the smallest first', () => {
  const options = ['Small', '20 cm', '1.5 L', '750 ml', '5 kg', 'Large', '10 in', '20 × 30 cm']
  const groups = sizeGroups(options.map((value) => ({ value })))
  expect(groups.map(({ kind, options: all }) => [kind, all.map(({ value }) => value)])).toEqual([
    [undefined, ['Small', 'Large', '20 × 30 cm']],
    ['volume', ['750 ml', '1.5 L']],
    ['weight', ['5 kg']],
    ['length', ['20 cm', '10 in']],
  ])
})
