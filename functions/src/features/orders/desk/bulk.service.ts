import type { CancelReason } from '@bartan/contract/orders/desk-rules'
import type { CollectedInput } from '@bartan/contract/orders/desk-schema'
import type { OrderStatus } from '@bartan/contract/orders/order-process'
import { AppError, replyReasons } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { AdminOrdersService } from '../admin/admin-orders.service.ts'
import type { ConfirmationService, ConfirmationInput } from './confirmation.service.ts'
import type { DeskService } from './desk.service.ts'

type Ports = Pick<AdminOrdersService, 'changeStatus'> &
  Pick<DeskService, 'pack'> & { confirm: ConfirmationService['set'] }

type Ids = { ids: readonly string[] }

type StatusInput = Ids & {
  status: OrderStatus
  from?: OrderStatus | undefined
  cancelReason?: CancelReason | undefined
  collected?: CollectedInput | null | undefined
  courier?: string | undefined
}

/** Orders changed in parallel: enough to use the waiting time, few enough for other callers. */
const CONCURRENCY = 8

/** Why one order was refused; any other failure fails the whole call. */
export const refusal = (error: unknown) => {
  if (!(error instanceof AppError)) throw error
  const { code } = error
  const { fields: _fields, fieldReasons: _reasons, ...why } = replyReasons(error)
  return { code, ...why }
}

/** Each order in its own transaction; refused ones are reported. */
const each = async (ids: readonly string[], step: (id: string) => Promise<unknown>) => {
  const done: string[] = []
  const refused: (ReturnType<typeof refusal> & { id: string })[] = []
  await runConcurrently([...new Set(ids)], CONCURRENCY, async (id) => {
    try {
      await runPart(id, () => step(id))
      done.push(id)
    } catch (error) {
      refused.push({ id, ...refusal(error) })
    }
  })
  const place = new Map(ids.map((id, index) => [id, index]))
  const inOrder = (one: string, other: string) => (place.get(one) ?? 0) - (place.get(other) ?? 0)
  return {
    done: done.sort(inOrder),
    refused: refused.sort((one, other) => inOrder(one.id, other.id)),
  }
}

export const bulkService = ({ changeStatus, pack, confirm }: Ports) => ({
  setStatus: ({ ids, status: to, ...input }: StatusInput, by: Caller) =>
    each(ids, (id) => changeStatus(id, { ...input, to, by })),

  pack: (ids: readonly string[], isPacked: boolean, by: Caller) =>
    each(ids, (id) => pack(id, isPacked, by)),

  /** Without links, which the reply could not return. */
  confirm: ({ ids, ...input }: ConfirmationInput & Ids, by: Caller) =>
    each(ids, (id) => confirm(id, input, by, { makesLink: false })),
})

export type BulkService = ReturnType<typeof bulkService>
