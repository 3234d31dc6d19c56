import { expect, it } from 'vitest'
import { LANGUAGE_CODES, formatsOf } from '../shop/languages.ts'
import { formatRupees } from './format-rupees.ts'
import { rupees } from './money.ts'

const AMOUNTS = [
  0, 5, 99.5, 349.05, 999.99, 1000, 1299, 45_000.1, 1_00_000, 12_34_567.89, -60, -1299.5,
]

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
