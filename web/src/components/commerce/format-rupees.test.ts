import { expect, it } from 'vitest'
import { LANGUAGES } from '@bartan/contract/shop/languages'
import { formatRupees } from './format-rupees.ts'

const AMOUNTS = [
  0, 5, 99.5, 349.05, 999.99, 1000, 1299, 45_000.1, 1_00_000, 12_34_567.89, -60, -1299.5,
]

it.each(Object.values(LANGUAGES).map((one) => one.locale))(
  'writes amounts as Intl does in %s',
  (locale) => {
    const byIntl = (amount: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).format(amount)
    expect(AMOUNTS.map(formatRupees)).toEqual(AMOUNTS.map(byIntl))
  },
)
