import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Step } from './desk-step.ts'

type Change = Partial<StaffOrder>
type State = StaffOrder['confirmation']['state']

const reached = ({ confirmation }: StaffOrder, state: State, now: string): Change => ({
  confirmation: {
    ...confirmation,
    state,
    via: 'call',
    at: now,
    attempts: confirmation.attempts + (state === 'unreachable' ? 1 : 0),
  },
})

/** Fields to show after an action, until the order is read again. */
export const afterStep = (order: StaffOrder, step: Step, now: string): Change => {
  switch (step.id) {
    case 'confirm':
      return reached(order, 'confirmed', now)
    case 'unreachable':
      return reached(order, 'unreachable', now)
    case 'decline':
      return {
        ...reached(order, 'declined', now),
        status: 'Cancelled',
        cancelReason: 'changed_mind',
        packedAt: undefined,
      }
    case 'pack':
      return { packedAt: now }
    case 'ship': {
      const { courier, awb } = step
      return { status: 'Shipped', ...(courier && { shipment: { courier, awb, at: now } }) }
    }
    case 'deliver':
      return { status: 'Delivered', isDelivered: true, deliveredAt: now, isPaid: true, paidAt: now }
  }
}

/** All fields that an action changes, with their previous values. */
export const beforeStep = ({
  status,
  confirmation,
  packedAt,
  shipment,
  cancelReason,
  isDelivered,
  deliveredAt,
  isPaid,
  paidAt,
}: StaffOrder): Change => ({
  status,
  confirmation,
  packedAt,
  shipment,
  cancelReason,
  isDelivered,
  deliveredAt,
  isPaid,
  paidAt,
})
