import { statusesWhere } from '@bartan/contract/orders/order-process'
import { OVERDUE_DAYS } from '@bartan/contract/cash/rules'
import {
  NO_MONEY,
  subtractPaise,
  sumRupees,
  toPaise,
  toRupees,
} from '@bartan/contract/shared/money'
import type { Rupees } from '@bartan/contract/shared/money'
import { addDays } from '@bartan/contract/shared/shop-day'
import type { Parcel } from './api/parcels.ts'

/** Orders whose cash is on its way, and whose cash was taken. */
export const DUE = statusesWhere(({ money }) => money === 'due')
export const BOOKED = statusesWhere(({ money }) => money === 'booked')

/** What is still to come of a parcel. */
export const owedOf = ({ toCollect, paid = NO_MONEY }: Parcel): Rupees =>
  toRupees(subtractPaise(toPaise(toCollect), toPaise(paid)))

export const isOverdue = ({ day }: Parcel, today: string): boolean =>
  addDays(day, OVERDUE_DAYS) < today

/** What parcels come to, and what of it should have come by now. */
export const sumsOf = (parcels: readonly Parcel[], today: string) => ({
  owed: sumRupees(parcels.map(owedOf)),
  overdue: sumRupees(parcels.filter((one) => isOverdue(one, today)).map(owedOf)),
})

/** For the courier, who finds its parcels by their numbers. */
export const listFor = (parcels: readonly Parcel[]): (string | number)[][] => [
  ['awb', 'order', 'courier', 'delivered', 'cod amount', 'paid', 'due'],
  ...parcels.map((one) => [
    one.awb,
    one.number,
    one.courier,
    one.day,
    one.toCollect,
    one.paid ?? 0,
    owedOf(one),
  ]),
]
