import { expect, it } from 'vitest'
import { LANGUAGE_CODES, formatsOf } from '../shop/languages.ts'
import { groupDigits } from './group-digits.ts'

const NUMBERS = [...Array.from({ length: 1200 }, (_, index) => index * 7), 9_99_999, 1_23_45_678]

it.each(LANGUAGE_CODES.map(formatsOf))('groups as Intl does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale)
  expect(NUMBERS.map(groupDigits)).toEqual(NUMBERS.map((number) => format.format(number)))
})
