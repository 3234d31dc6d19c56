import type { StaffOrder } from '@bartan/contract/orders/schema'
import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { translateReason } from '#i18n/translate.ts'
import { call } from '#lib/api/api-client.ts'
import { isUnanswered, messageOf } from '#lib/api/api-error.ts'
import {
  orderKey,
  ordersKey,
  patchOrder,
  refreshBesideOrders,
  replaceOrder,
} from '../api/order-queries.ts'
import { useText } from '../desk-texts.ts'
import type { Step } from './desk-step.ts'
import { setPaidByUpi, takeBack, takeStep, type Outcome } from './step-calls.ts'
import { usePermissions } from './use-permissions.ts'

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
const afterStep = (order: StaffOrder, step: Step, now: string): Change => {
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
const beforeStep = ({
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

/** An action that can be undone, with its orders as they were before. */
export type TakenStep = { step: Step; former: readonly StaffOrder[] }

/** Why an order refused an action. */
export type Refused = { number: string; message: string }

/** How long an action can be undone. */
const UNDO_MS = 8000

/** Maximum number of refused orders that are read again to show their new state. */
const MAX_READ = 10

const showAsNow = async (client: QueryClient, { refused }: Outcome) => {
  const reads = refused.slice(0, MAX_READ).map(async ({ id }) => {
    replaceOrder(client, await call('GET /api/orders/:id', { params: { id } }))
  })
  await Promise.allSettled(reads)
}

/** Resolves when lists show the query cache's changes, because it notifies by a timer. */
const cacheNotified = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

/** Runs actions on one or many orders, and undoes the last one. */
export const useSteps = () => {
  const t = useText()
  const client = useQueryClient()
  const may = usePermissions()
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set())
  const [last, setLast] = useState<TakenStep>()
  const [refused, setRefused] = useState<readonly Refused[]>([])

  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [last])

  const showRefused = (outcome: Outcome, orders: readonly StaffOrder[]) => {
    if (outcome.refused.length === 0) return
    void showAsNow(client, outcome)
    const numbers = new Map(orders.map(({ _id, number }) => [_id, number]))
    setRefused(
      outcome.refused.map(({ id, ...why }) => ({
        number: numbers.get(id) ?? id,
        message: translateReason(t.language, why),
      })),
    )
  }

  /** Sends a change of orders; returns those that accepted it, shown as changed; nothing if the call failed. */
  const send = async (
    orders: readonly StaffOrder[],
    request: () => Promise<Outcome>,
    changeOf?: (order: StaffOrder) => Partial<StaffOrder>,
  ): Promise<readonly StaffOrder[] | undefined> => {
    const ids = orders.map(({ _id }) => _id)
    setBusy((others) => new Set([...others, ...ids]))
    try {
      const outcome = await request()
      showRefused(outcome, orders)
      const done = new Set(outcome.done)
      const taken = orders.filter(({ _id }) => done.has(_id))
      if (changeOf) for (const order of taken) patchOrder(client, order._id, changeOf(order))
      await cacheNotified()
      return taken
    } catch (error) {
      toast.error(t(isUnanswered(error) ? 'unanswered' : 'notTaken'), messageOf(t.language, error))
      // Some may have changed although the answer was lost.
      void client.invalidateQueries({ queryKey: ordersKey() })
      return undefined
    } finally {
      setBusy((all) => new Set([...all].filter((id) => !ids.includes(id))))
      // What is shown of them is only guessed.
      for (const id of ids) void client.invalidateQueries({ queryKey: orderKey(id) })
      refreshBesideOrders(client)
    }
  }

  /** Tells whether the call was answered, even if some orders refused. */
  const take = async (orders: readonly StaffOrder[], step: Step): Promise<boolean> => {
    setLast(undefined)
    const former = await send(
      orders,
      () => takeStep(orders, step),
      (order) => afterStep(order, step, new Date().toISOString()),
    )
    if (former?.length) setLast({ step, former })
    return former !== undefined
  }

  const undo = async ({ step, former }: TakenStep): Promise<void> => {
    if (!may.takeBack(step)) return
    setLast(undefined)
    const back = await send(former, () => takeBack(former, step), beforeStep)
    if (back?.length) toast.success(t('undone'))
  }

  const payByUpi = async ({ former }: TakenStep): Promise<void> => {
    setLast(undefined)
    const paid = await send(former, () => setPaidByUpi(former))
    if (paid?.length) toast.success(t('paidByUpi'))
  }

  return {
    isBusy: (id: string) => busy.has(id),
    last,
    refused,
    take,
    undo,
    payByUpi,
    forgetRefused: () => setRefused([]),
  }
}

export type Steps = ReturnType<typeof useSteps>
