import { plainRupees, toPaise, type Rupees } from '../shared/money.ts'

/** A virtual payment address: name@bank. */
export const isVpa = (text: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{1,98}@[a-z][a-z0-9]{1,63}$/i.test(text)

type UpiPayment = {
  /** The shop's virtual payment address: name@bank. */
  vpa: string
  /** The name that the payer's app shows. */
  payee: string
  amount: Rupees
  number: string
}

const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%40', '@')

/**
 * The link that a UPI app opens or reads from a QR code, with the exact amount (NPCI, UPI Linking Specification 1.6).
 * There is no callback: the payment is seen on the payer's phone or in the shop's own app.
 */
export const upiLink = ({ vpa, payee, amount, number }: UpiPayment): string => {
  const fields = { pa: vpa, pn: payee, am: plainRupees(toPaise(amount)), tn: number, cu: 'INR' }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`)
  return `upi://pay?${query.join('&')}`
}
