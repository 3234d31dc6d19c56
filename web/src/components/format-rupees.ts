import { locale } from '../copy/copy-of.ts'

const known = new Map<string, Intl.NumberFormat>()

/** Made at first use: a phone takes a while to make each. */
const formatter = (fractionDigits: number): Intl.NumberFormat => {
  const key = `${locale()} ${fractionDigits}`
  const found =
    known.get(key) ??
    new Intl.NumberFormat(locale(), {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
  known.set(key, found)
  return found
}

/** ₹1,299; paise are shown only if there are any. */
export const formatRupees = (rupees: number): string =>
  formatter(Number.isInteger(rupees) ? 0 : 2).format(rupees)
