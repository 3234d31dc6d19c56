import type { CallInput } from '@bartan/contract/api'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Reason } from '@bartan/contract/reasons/reason'
import { call } from '#lib/api/api-client.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Step } from './desk-step.ts'

export type Outcome = { done: string[]; refused: (Reason & { id: string })[] }
type State = StaffOrder['confirmation']['state']

const idsOf = (orders: readonly StaffOrder[]) => orders.map(({ _id }) => _id)

type StatusBody = Omit<CallInput<'POST /api/admin/orders/bulk'>['body'], 'ids'>

const setPacked = (orders: readonly StaffOrder[], packed: boolean): Promise<Outcome> =>
  call('POST /api/admin/orders/packed', { body: { ids: idsOf(orders), packed } })

const joinOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  done: outcomes.flatMap(({ done }) => done),
  refused: outcomes.flatMap(({ refused }) => refused),
})

/** Sends one call per current status. */
const byStatus = async (
  orders: readonly StaffOrder[],
  bodyOf: (status: OrderStatus) => StatusBody,
): Promise<Outcome> => {
  const groups = Map.groupBy(orders, ({ status }) => status)
  return joinOutcomes(
    await Promise.all(
      [...groups].map(([status, group]) =>
        call('POST /api/admin/orders/bulk', { body: { ids: idsOf(group), ...bodyOf(status) } }),
      ),
    ),
  )
}

/** Based on the status that the user saw. */
const setStatus = (orders: readonly StaffOrder[], body: StatusBody): Promise<Outcome> =>
  byStatus(orders, (from) => ({ from, ...body }))

/** Restores the previous status, unless it has changed again. */
const revertStatus = (former: readonly StaffOrder[], from: OrderStatus): Promise<Outcome> =>
  byStatus(former, (status) => ({ status, from }))

/** Sends one call per confirmation state that the user saw. */
const byState = async (
  orders: readonly StaffOrder[],
  bodyOf: (seen: State) => Omit<CallInput<'POST /api/admin/orders/confirmations'>['body'], 'ids'>,
): Promise<Outcome> => {
  const groups = Map.groupBy(orders, ({ confirmation }) => confirmation.state)
  return joinOutcomes(
    await Promise.all(
      [...groups].map(([state, group]) =>
        call('POST /api/admin/orders/confirmations', {
          body: { ids: idsOf(group), ...bodyOf(state) },
        }),
      ),
    ),
  )
}

const setConfirmation = (
  orders: readonly StaffOrder[],
  state: State,
  via: 'call' | 'whatsapp' = 'call',
) => byState(orders, (from) => ({ state, from, via }))

const revertConfirmation = (orders: readonly StaffOrder[], from: State) =>
  byState(orders, (state) => ({ state, from, takesBack: true }))

/** A parcel with a tracking number belongs to one order; a courier alone may apply to many. */
const ship = async (
  orders: readonly StaffOrder[],
  { courier, awb }: { courier: string; awb: string },
): Promise<Outcome> => {
  const [only] = orders
  if (!awb || !only) return setStatus(orders, { status: 'Shipped', ...(courier && { courier }) })
  try {
    await call('PUT /api/admin/orders/:id/shipment', {
      params: { id: only._id },
      body: { courier, awb, from: only.status },
    })
    return { done: [only._id], refused: [] }
  } catch (error) {
    const isOfOrder =
      error instanceof ApiError && ['changed_meanwhile', 'conflict'].includes(error.code)
    if (!isOfOrder) throw error
    return { done: [], refused: [{ id: only._id, ...error.reason }] }
  }
}

/** Ships all of them or none. */
const shipTogether = async (
  orders: readonly StaffOrder[],
  parcel: { courier: string; awb: string },
): Promise<Outcome> => {
  const ids = idsOf(orders)
  const { courier, awb } = parcel
  await call('POST /api/admin/orders/parcel', { body: { ids, courier, awb } })
  return { done: ids, refused: [] }
}

export const takeStep = (orders: readonly StaffOrder[], step: Step): Promise<Outcome> => {
  switch (step.id) {
    case 'confirm':
      return setConfirmation(orders, 'confirmed', step.via)
    case 'unreachable':
      return setConfirmation(orders, 'unreachable')
    case 'decline':
      return setConfirmation(orders, 'declined')
    case 'pack':
      return setPacked(orders, true)
    case 'ship':
      return step.isOneParcel ? shipTogether(orders, step) : ship(orders, step)
    case 'deliver':
      return setStatus(orders, { status: 'Delivered', collected: { by: 'cash' } })
  }
}

/** A declined order was also cancelled. */
const revertDecline = async (former: readonly StaffOrder[]): Promise<Outcome> => {
  const { done, refused } = await revertStatus(former, 'Cancelled')
  if (done.length === 0) return { done, refused }
  const back = await revertConfirmation(
    former.filter(({ _id }) => done.includes(_id)),
    'declined',
  )
  return { done: back.done, refused: [...refused, ...back.refused] }
}

/** Restores the previous state, unless another user has continued. */
export const takeBack = (former: readonly StaffOrder[], { id }: Step): Promise<Outcome> => {
  switch (id) {
    case 'confirm':
      return revertConfirmation(former, 'confirmed')
    case 'unreachable':
      return revertConfirmation(former, 'unreachable')
    case 'decline':
      return revertDecline(former)
    case 'pack':
      return setPacked(former, false)
    case 'ship':
      return revertStatus(former, 'Shipped')
    case 'deliver':
      return revertStatus(former, 'Delivered')
  }
}

/** Corrects the payment of delivered orders from cash to UPI. */
export const setPaidByUpi = (orders: readonly StaffOrder[]): Promise<Outcome> =>
  byStatus(orders, () => ({ status: 'Delivered', from: 'Delivered', collected: { by: 'upi' } }))
