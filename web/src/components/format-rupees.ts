import { locale } from '../copy/copy-of.ts'

const formatters = (wanted: string) => ({
  whole: new Intl.NumberFormat(wanted, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }),
  withPaise: new Intl.NumberFormat(wanted, { style: 'currency', currency: 'INR' }),
})

const known = new Map<string, ReturnType<typeof formatters>>()

const inLocale = (wanted: string) => {
  const found = known.get(wanted) ?? formatters(wanted)
  known.set(wanted, found)
  return found
}

/** ₹1,299 — paise are shown only where there are any. */
export const formatRupees = (rupees: number): string => {
  const { whole, withPaise } = inLocale(locale())
  return (Number.isInteger(rupees) ? whole : withPaise).format(rupees)
}
