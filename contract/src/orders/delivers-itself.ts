import { ruleOf } from './order-process.ts'
import type { OrderStatus } from './order-process.ts'
import type { Courier } from '../settings/settings.ts'

type Sent = { status: OrderStatus; shipment?: { courier: string } | undefined }

/**
 * Whether the shop's own people bring an order: it left without a courier, or is still to leave and the shop has none.
 */
export const deliversItself = (
  { status, shipment }: Sent,
  couriers: readonly Pick<Courier, 'name'>[] = [],
): boolean => {
  if (shipment) return shipment.courier === ''
  return ruleOf(status).leftShop || couriers.length === 0
}
