import { deliversItself } from '@bartan/contract/orders/order-steps'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import { upiLink } from '@bartan/contract/pricing/upi-link'
import type { Settings } from '@bartan/contract/settings/settings'
import { NO_MONEY, rupees, type Rupees } from '@bartan/contract/shared/money'
import { stateOf } from '@bartan/contract/shared/pin'

/** The sender, to whom refused parcels return. */
export type PrintingShop = Pick<Settings, 'name' | 'address' | 'phone' | 'upi' | 'couriers'>

/** The amount to pay at the door: 0 once paid. */
export const dueOf = ({ isPaid, toCollect }: StaffOrder): Rupees => (isPaid ? NO_MONEY : toCollect)

/**
 * The UPI link for a QR code at the door; undefined if nothing is to be paid, there is no account, or a courier
 * collects.
 */
export const upiOf = (
  order: StaffOrder,
  { name, upi, couriers }: PrintingShop,
): string | undefined =>
  upi.vpa !== '' && dueOf(order) > 0 && deliversItself(order, couriers)
    ? upiLink({ vpa: upi.vpa, payee: name, amount: dueOf(order), number: order.number })
    : undefined

export const recipientOf = ({ shippingAddress: to }: StaffOrder) => ({
  name: `${to.firstName} ${to.lastName}`,
  address: to.address,
  place: [to.city, stateOf(to), to.country].filter(Boolean).join(', '),
  pin: to.postalCode,
  phone: to.phone,
})

/** 1 unit, 2 units. */
export const countText = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`

/** One that left in a parcel of its own is still named by the others, but names them no more. */
export const areInOneParcel = (one: StaffOrder, other: StaffOrder): boolean =>
  (one.shipment?.with?.includes(other.number) && other.shipment?.with?.includes(one.number)) ??
  false

/** Orders that share a parcel, as one: the first order, with all numbers, goods and amounts. */
export const asParcels = (orders: readonly StaffOrder[]): StaffOrder[] => {
  const inEarlier = new Set<string>()
  return orders.flatMap((order) => {
    if (inEarlier.has(order.number)) return []
    const others = orders.filter((one) => areInOneParcel(order, one))
    const numbers = others.map(({ number }) => number)
    for (const number of numbers) inEarlier.add(number)
    const parcel = {
      ...order,
      ...(order.shipment && { shipment: { ...order.shipment, with: numbers } }),
    }
    if (others.length === 0) return [parcel]
    const all = [order, ...others]
    return [
      {
        ...parcel,
        orderItems: all.flatMap(({ orderItems }) => orderItems),
        toCollect: rupees(all.reduce((sum, one) => sum + dueOf(one), 0)),
        isPaid: false,
      },
    ]
  })
}

export const numbersOf = ({ number, shipment }: StaffOrder): string =>
  [number, ...(shipment?.with ?? [])].join(' + ')
