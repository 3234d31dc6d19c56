import { statusesWhere } from '@bartan/contract/orders/order-process'
import {
  NO_MONEY,
  subtractPaise,
  toPaise,
  toRupees,
  type Rupees,
} from '@bartan/contract/shared/money'
import { addDays } from '@bartan/contract/shared/shop-day'
import type { Parcel } from './api/parcels.ts'

/** Statuses with cash due, and with cash collected. */
export const DUE = statusesWhere(({ money }) => money === 'due')
export const BOOKED = statusesWhere(({ money }) => money === 'booked')

/** Amount still owed for a parcel. */
export const owedOf = ({ toCollect, paid = NO_MONEY }: Parcel): Rupees =>
  toRupees(subtractPaise(toPaise(toCollect), toPaise(paid)))

export const isOverdue = ({ day }: Parcel, today: string, usualDays: number): boolean =>
  addDays(day, usualDays) < today

/** A table for the courier, who finds parcels by tracking number. */
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
