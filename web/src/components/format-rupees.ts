const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** ₹1,299 — paise are shown only where there are any. */
export const formatRupees = (rupees: number): string =>
  (Number.isInteger(rupees) ? whole : withPaise).format(rupees)
