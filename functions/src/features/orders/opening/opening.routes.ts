import {
  clearPractice,
  getOpening,
  issueLackingDocuments,
} from '@bartan/contract/orders/opening-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { missingOfSeller } from '@bartan/contract/settings/own-seller'
import { AppError } from '#domain/app-error.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runPart } from '#platform/keyed-call.ts'
import { issueLacking } from '../documents/issue-documents.ts'
import type { OrdersContext } from '../orders-context.ts'
import { removeOrder } from '../status/remove-order.ts'
import { openingRepository } from './opening.repository.ts'

/** Orders share products and number series, so more at once would contend. */
const CONCURRENCY = 4

/** One transaction each; orders that are deleted or done meanwhile are skipped. */
const each = async (ids: readonly string[], job: (id: string) => Promise<void>) => {
  await runConcurrently(ids, CONCURRENCY, (id) => runPart(id, () => job(id)))
  return ids.length
}

/** Practice orders before the opening, and documents from before the settings had a seller. */
export const openingRoutes = ({
  connect,
  transact,
  settings,
  productsChanged,
  clock,
}: OrdersContext) => {
  const orders = openingRepository(connect)

  /** Stores the reply for a repeated call. */
  const kept = <Reply extends object>(reply: Reply): Promise<Reply> =>
    transact([], async (_unit, keep) => keep.reply(reply))

  return [
    handle(getOpening, async () => {
      const current = await settings()
      const [practiceOrders, lackingDocuments] = await Promise.all([
        orders.count('isPractice'),
        orders.count('lacksDocument'),
      ])
      return {
        practising: current.orders.practice ?? false,
        missing: missingOfSeller(current),
        practiceOrders,
        lackingDocuments,
      }
    }),
    handle(clearPractice, async ({ caller: by }) => {
      if ((await settings()).orders.practice)
        throw new AppError('conflict', reason('still_practising'))
      const at = clock.now()
      const touched = new Set<string>()
      const cleared = await each(await orders.some('isPractice'), async (id) => {
        const ids = await transact(
          [lockOf.order(id), lockOf.taxDocuments],
          async (unit, keep): Promise<string[]> => {
            const order = await unit.find(id)
            keep.facts({})
            return order?.document.isPractice ? removeOrder(unit, order, { by, at }) : []
          },
        )
        for (const one of ids) touched.add(one)
      })
      await productsChanged([...touched])
      return kept({ cleared, left: await orders.count('isPractice') })
    }),
    handle(issueLackingDocuments, async () => {
      const at = clock.now()
      let issued = 0
      await each(await orders.some('lacksDocument'), async (id) => {
        const isIssued = await transact(
          [lockOf.order(id), lockOf.taxDocuments],
          async (unit, keep): Promise<boolean> => {
            const order = await unit.find(id)
            keep.facts({})
            if (!order?.document.lacksDocument) return false
            const change = await issueLacking(unit, order, at)
            unit.update(order, { lacksDocument: false, ...change })
            return !change.lacksDocument
          },
        )
        if (isIssued) issued += 1
      })
      return kept({ issued, left: await orders.count('lacksDocument') })
    }),
  ]
}
