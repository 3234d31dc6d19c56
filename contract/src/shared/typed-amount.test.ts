import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, formatsOf } from '../shop/languages.ts'
import { formatRupees } from './format-rupees.ts'
import { rupees, toPaise, toRupees, paise } from './money.ts'
import { typedAmount } from './typed-amount.ts'

describe('an amount as people write it', () => {
  it.each([
    ['1299', 1299],
    [' 49.5 ', 49.5],
    ['1,299', 1299],
    ['1,29,900', 129_900],
    ['12,34,56,789.50', 123_456_789.5],
    ['129,900', 129_900],
    ['1,299,000', 1_299_000],
    ['₹1,299.50', 1299.5],
    ['₹ 1 299', 1299],
    ['₹\u00A01\u202F299', 1299],
    ['1299/-', 1299],
    ['Rs. 1,299', 1299],
    ['rs 50', 50],
    ['Rs.50/-', 50],
    ['INR 50', 50],
    ['50 rupees', 50],
    ['१२९९', 1299],
    ['₹१,२९,९००.५०', 129_900.5],
    ['रु. ५०', 50],
    ['५० रुपये', 50],
    ['௧௨', 12],
    ['１２', 12],
    ['-5', -5],
    ['₹ -5', -5],
    ['12.999', 12.999],
    ['0', 0],
  ])('%j is %d', (text, amount) => expect(typedAmount(text)).toBe(amount))

  it.each([
    '',
    ' ',
    '1.2.3',
    '12,99',
    '1,2,3',
    '1,29,90',
    '1,,299',
    ',299',
    '1 2',
    '1,299 000',
    '1.299,50',
    '--5',
    '5-',
    '₹',
    'abc',
    '12a',
    '1e3',
    '0x10',
    'Infinity',
    '$5',
    '५.५.५',
  ])('%j is none', (text) => expect(typedAmount(text)).toBeUndefined())
})

const AMOUNTS = [
  0, 5, 99.5, 349.05, 999.99, 1000, 1299, 45_000.1, 1_00_000, 12_34_567.89, -60, -1299.5,
]

// Unicode's data (CLDR 48) group Marathi's amounts, alone among the shop's languages, in thousands; which is not how
// amounts are written.

// Unicode's data (CLDR 48) group Marathi's amounts, alone among the shop's languages, in thousands; which is not how
// amounts are written.
it.each(LANGUAGE_CODES.filter((code) => code !== 'mr').map(formatsOf))(
  'writes amounts as Intl does in %s',
  (locale) => {
    const byIntl = (amount: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).format(amount)
    expect(AMOUNTS.map((amount) => formatRupees(rupees(amount)))).toEqual(AMOUNTS.map(byIntl))
  },
)

it('keeps every two-decimal amount through paise and back', () => {
  const amounts = Array.from({ length: 100_000 }, (_, index) => paise(index))
  expect(amounts.map((amount) => toPaise(toRupees(amount)))).toEqual(amounts)
})

it('takes amounts whose product is not exact in floating point', () => {
  expect(toPaise(rupees(1.15))).toBe(115)
  expect(toPaise(rupees(4.35))).toBe(435)
})
