import { expect, it } from 'vitest'
import { rangesQuery } from './ranges-schema.ts'

it.each(['12-36', 'warrantyMonths', 'warrantyMonths.12', 'warrantyMonths.a-b', 'a.1-2;b.3-4'])(
  'refuses %s as a range of a number, and says the form',
  (text) => {
    const { error } = rangesQuery.safeParse(text)
    expect(error?.issues[0]?.message).toContain('warrantyMonths.12-36')
  },
)

it.each([[''], [undefined]])('takes %j for no range', (text) => {
  expect(rangesQuery.parse(text)).toBeUndefined()
})

it('leaves out a number by which nobody chooses', () => {
  expect(rangesQuery.parse('weight.1-2,shelf.-5')).toEqual({})
})
