import {
  changeOrdersInBulk,
  confirmOrders,
  packOrders,
} from '@bartan/contract/orders/desk-endpoints'
import { handle } from '#http/framework/route.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { AdminOrdersService } from '../admin/admin-orders.service.ts'
import type { ConfirmationService } from './confirmation.service.ts'
import type { DeskService } from './desk.service.ts'
import { refusal } from './refusal.ts'

/** Orders changed in parallel: enough to use the waiting time, few enough for other callers. */
const CONCURRENCY = 8

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

export const bulkRoutes = (
  { changeStatus }: AdminOrdersService,
  { pack }: DeskService,
  { set: confirm }: ConfirmationService,
) => [
  handle(changeOrdersInBulk, ({ body: { ids, status: to, ...input }, caller: by }) =>
    each(ids, (id) => changeStatus(id, { ...input, to, by })),
  ),
  handle(packOrders, ({ body: { ids, packed: isPacked }, caller: by }) =>
    each(ids, (id) => pack(id, isPacked, by)),
  ),
  /** Without links, which the reply could not return. */
  handle(confirmOrders, ({ body: { ids, ...input }, caller: by }) =>
    each(ids, (id) => confirm(id, input, by, { makesLink: false })),
  ),
]
