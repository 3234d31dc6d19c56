import { collectable } from '@bartan/contract/orders/account'
import type { CancelReason } from '@bartan/contract/orders/desk-rules'
import type { CollectedInput } from '@bartan/contract/orders/desk-schema'
import {
  isCancelled,
  ruleOf,
  STATUS_DETAILS,
  statusesWhere,
  type OrderStatus,
  type StatusDetail,
} from '@bartan/contract/orders/order-process'
import { reason } from '@bartan/contract/reasons/reasons'
import { courierKey } from '@bartan/contract/settings/couriers'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import type { OrderDocument } from '#database/order-documents.ts'
import { AppError, invalidField } from '#domain/app-error.ts'
import { entriesOf } from '#domain/orders/order-account.ts'

export type StatusDetails = {
  cancelReason?: CancelReason | undefined
  collected?: CollectedInput | null | undefined
  /** false: the units were damaged. */
  restock?: boolean | null | undefined
  /** The courier, while the parcel number is unknown. */
  courier?: string | undefined
}

const onlyWith = (field: StatusDetail) => {
  const other = statusesWhere(({ asks }) => asks.includes(field)).join(', ')
  return invalidField(field, reason('field_only_with', { field, other }))
}

/** Throws if details are given that don't belong to this status. */
export const refuseDetails = (
  to: OrderStatus,
  { cancelReason, collected, courier, restock }: StatusDetails,
): void => {
  const isSaid: Record<StatusDetail, boolean> = {
    cancelReason: cancelReason !== undefined,
    restock: typeof restock === 'boolean',
    courier: courier !== undefined,
    collected: Boolean(collected),
  }
  for (const field of STATUS_DETAILS)
    if (isSaid[field] && !ruleOf(to).asks.includes(field)) throw onlyWith(field)
}

type Details = Required<
  Pick<
    OrderDocument,
    'packedAt' | 'shippedAt' | 'cancelReason' | 'isReturnedToOrigin' | 'collected'
  >
> &
  Pick<OrderDocument, 'shipment'>

type Time = OrderDocument['createdAt']

/** When the parcel left the shop, also for orders older than the field. */
const leftAt = ({ shippedAt, statusHistory }: OrderDocument): Time | null =>
  shippedAt === undefined
    ? (statusHistory.findLast(({ status }) => ruleOf(status).money === 'due')?.at ?? null)
    : shippedAt

const shippedAtOf = (before: OrderDocument, to: OrderStatus, at: Time): Time | null => {
  const { sold, leftShop, money } = ruleOf(to)
  if (to === before.status || !sold) return leftAt(before)
  if (!leftShop) return null
  return money === 'due' ? at : (leftAt(before) ?? at)
}

const collectedOf = (
  before: OrderDocument,
  { to, at, collected }: StatusDetails & { to: OrderStatus; at: Time },
): Details['collected'] => {
  if (ruleOf(to).money !== 'booked') return null
  const known = ruleOf(before.status).money === 'booked' ? before : undefined
  if (!collected) return known?.collected ?? null
  const { by, amount, utr } = collected
  const { least, most } = collectable(entriesOf(before), before.status)
  const taken = amount === undefined ? most : toPaise(amount)
  if (taken > most)
    throw invalidField(
      'collected.amount',
      reason('more_than_to_collect', { amount: toRupees(most) }),
    )
  if (taken < least)
    throw invalidField('collected.amount', reason('less_than_given', { amount: toRupees(least) }))
  return {
    by,
    amount: taken,
    ...(utr && { utr }),
    // What is put right later was collected on its day, and may be handed over by now.
    at: known?.collected?.at ?? known?.deliveredAt ?? at,
  }
}

/** With the same courier, the parcel number stays. */
const shipmentOf = (
  { shipment }: OrderDocument,
  { at, courier }: StatusDetails & { at: Time },
): Pick<OrderDocument, 'shipment'> =>
  courier === undefined || (shipment && courierKey(shipment.courier) === courierKey(courier))
    ? {}
    : { shipment: { courier, awb: '', at } }

/** A parcel refused at the door has come back: it had left the shop (contract §12). */
const isRefusedParcel = (shippedAt: Time | null, cancelReason: CancelReason | null): boolean =>
  shippedAt !== null && cancelReason === 'refused'

/** Throws if units back in stock are declared damaged later: they may be sold already. */
export const refuseRestock = (
  { status, isDamaged, isComingBack }: OrderDocument,
  { to, restock }: StatusDetails & { to: OrderStatus },
): void => {
  if (status === to && typeof restock === 'boolean' && isComingBack)
    throw new AppError('conflict', reason('parcel_not_received'))
  if (status === to && restock === false && !isDamaged)
    throw new AppError('conflict', reason('stock_back_already'))
}

/** The fields of a status. Those left out stay as long as the status. */
export const statusDetails = (
  before: OrderDocument,
  change: StatusDetails & { to: OrderStatus; at: Time },
): Details => {
  const { to, at, cancelReason } = change
  const shippedAt = shippedAtOf(before, to, at)
  const kept = isCancelled(before.status) ? before.cancelReason : null
  const why = isCancelled(to) ? (cancelReason ?? kept ?? null) : null
  return {
    ...shipmentOf(before, change),
    // Cancelled goods go back to the shelf.
    packedAt: isCancelled(to) ? null : (before.packedAt ?? null),
    shippedAt,
    cancelReason: why,
    isReturnedToOrigin: isRefusedParcel(shippedAt, why),
    collected: collectedOf(before, change),
  }
}
