import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Settings } from '@bartan/contract/settings/settings'
import { upiLink } from '@bartan/contract/shop/upi-link'

/** Who sends parcels, and gets back what nobody takes. */
export type PrintingShop = Pick<Settings, 'name' | 'address' | 'phone' | 'upi'>

/** Whole rupees without decimals, as people say them. */
export const rupeesOf = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`

/** What is to be paid at the door: nothing once it is paid. */
export const dueOf = ({ isPaid, totalPrice }: StaffOrder): number => (isPaid ? 0 : totalPrice)

/** For a UPI app that reads it at the door; undefined where there is nothing to pay, or no account to pay to. */
export const upiOf = (order: StaffOrder, { name, upi }: PrintingShop): string | undefined =>
  upi.vpa !== '' && dueOf(order) > 0
    ? upiLink({ vpa: upi.vpa, payee: name, amount: dueOf(order), number: order.number })
    : undefined

export const recipientOf = ({ shippingAddress: to }: StaffOrder) => ({
  name: `${to.firstName} ${to.lastName}`,
  address: to.address,
  place: [to.city, to.country].filter(Boolean).join(', '),
  pin: to.postalCode,
  phone: to.phone,
})

/** 1 unit, 2 units. */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`

export const unitsIn = ({ orderItems }: StaffOrder): number =>
  orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
