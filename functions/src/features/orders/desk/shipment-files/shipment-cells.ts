import { unitsIn } from '@bartan/contract/cart/rules'
import type { OrderLine, StaffOrder } from '@bartan/contract/orders/schema'
import type { ShipmentField } from '@bartan/contract/settings/shipment-fields'
import { stateOf } from '@bartan/contract/shared/pin'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { dueOf } from '../../printing/parcel.ts'

/** Grams of one unit; undefined where nobody has weighed it. */
export type WeightOf = (
  line: Pick<OrderLine, 'productId' | 'sku' | 'size' | 'color'>,
) => number | undefined

const GRAMS = 1000

/** Of all units; undefined if one of them was not weighed, since a sum without it would be too little. */
const gramsOf = ({ orderItems }: StaffOrder, weightOf: WeightOf): number | undefined =>
  orderItems.reduce<number | undefined>((sum, line) => {
    const grams = weightOf(line)
    return sum === undefined || grams === undefined ? undefined : sum + grams * line.quantity
  }, 0)

const itemText = ({ name, size, color, quantity }: OrderLine): string => {
  const choice = [size, color].filter(Boolean).join(' ')
  return `${quantity} × ${choice ? `${name} (${choice})` : name}`
}

/** All that a courier's file may say of an order. */
export const shipmentCells = (
  order: StaffOrder,
  weightOf: WeightOf,
): Record<ShipmentField, string | number> => {
  const { number, shipment, shippingAddress: to, totalPrice, orderItems, createdAt } = order
  const due = dueOf(order)
  const grams = gramsOf(order, weightOf)
  return {
    number,
    courier: shipment?.courier ?? '',
    awb: shipment?.awb ?? '',
    trackUrl: shipment?.trackUrl ?? '',
    name: `${to.firstName} ${to.lastName}`.trim(),
    phone: to.phone,
    address: to.address,
    city: to.city,
    pin: to.postalCode,
    amount: due,
    state: stateOf(to) ?? '',
    country: to.country,
    weight: grams ?? '',
    weight_kg: grams === undefined ? '' : grams / GRAMS,
    payment_mode: due > 0 ? 'COD' : 'Prepaid',
    to_collect: due,
    total: totalPrice,
    items: orderItems.map(itemText).join('; '),
    quantity: unitsIn(orderItems),
    date: dayOf(new Date(createdAt)),
  }
}
