import { estimatedDelivery } from '@bartan/contract/order'
import type { Order, OrderReturn } from '@bartan/contract/order'

/** A step of an order: done at a time, or still to come. */
export type Step = {
  key: string
  title: string
  at?: string | undefined
  /** By when it is meant to come. */
  expectedAt?: string | undefined
  detail?: string | undefined
}

const RETURN_TITLES: Record<OrderReturn['state'], string> = {
  requested: 'Return requested',
  accepted: 'Return accepted',
  declined: 'Return declined',
}

const unitsOf = ({ lines }: OrderReturn): string => {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return units === 1 ? '1 item' : `${units} items`
}

const returnSteps = (asked: OrderReturn): Step[] => {
  const { state, requestedAt, decidedAt, reason } = asked
  const request = {
    key: `return ${requestedAt}`,
    title: RETURN_TITLES.requested,
    at: requestedAt,
    detail: `${unitsOf(asked)}: ${reason}`,
  }
  return decidedAt
    ? [request, { key: `answer ${decidedAt}`, title: RETURN_TITLES[state], at: decidedAt }]
    : [request]
}

const stepsToCome = ({ status, createdAt }: Order): Step[] => {
  const delivery = {
    key: 'to come Delivered',
    title: 'Arrival',
    expectedAt: estimatedDelivery(createdAt),
  }
  switch (status) {
    case 'Processing':
      return [{ key: 'to come Shipped', title: 'On its way' }, delivery]
    case 'Shipped':
      return [delivery]
    case 'Delivered':
    case 'Cancelled':
      return []
  }
}

/**
 * What happened to an order, oldest first, in the words of spec §4; and what is still to come, in others, so that
 * nobody takes the one for the other.
 */
export const timelineOf = (order: Order): { past: Step[]; toCome: Step[] } => {
  const statuses = order.statusHistory.map(({ status, at, by }, index): Step => ({
    key: `${index} ${status}`,
    title: status,
    at,
    detail: by._id === order.user._id ? undefined : 'by the shop',
  }))
  const returns = (order.returns ?? []).flatMap(returnSteps)
  const past = [...statuses, ...returns].toSorted((one, other) =>
    (one.at ?? '').localeCompare(other.at ?? ''),
  )
  return { past, toCome: stepsToCome(order) }
}
