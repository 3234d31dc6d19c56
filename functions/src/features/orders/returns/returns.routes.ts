import { isDeepStrictEqual } from 'node:util'
import type { LineUnits } from '@bartan/contract/cart/rules'
import { decideReturn, requestReturn, requestReturnFor } from '@bartan/contract/orders/endpoints'
import type { ParsedOf } from '@bartan/contract/shared/endpoint'
import type { Caller } from '#domain/caller.ts'
import { forCustomer } from '#domain/orders/for-customer.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound, ownOrder } from '../own-order.ts'
import { refuseAnswer } from './answer.ts'
import { settleReturn } from './decide-return.ts'
import { refuseReturn, refuseWishes } from './refuse-return.ts'

const withoutName = ({ productId, size, color, quantity }: LineUnits): LineUnits => ({
  productId,
  size,
  color,
  quantity,
})

const isOfGoods = (asked: { lines: LineUnits[] }, { lines }: { lines: LineUnits[] }): boolean =>
  isDeepStrictEqual(asked.lines.map(withoutName), lines.map(withoutName))

type Request = ParsedOf<typeof requestReturn>['body']

const requestOf = ({ lines, reason, note, refundTo }: Request) => ({
  lines: lines.map((line) => ({ ...withoutName(line), ...(line.for && { for: line.for }) })),
  reason,
  ...(note && { note }),
  ...(refundTo && {
    refundTo: { via: refundTo.via, ...(refundTo.reference && { reference: refundTo.reference }) },
  }),
  state: 'requested' as const,
  decidedAt: null,
  decidedBy: null,
})

/** Returns are stored in their order, so that one document's write covers both. */
export const returnRoutes = ({
  transact,
  settings,
  pricing,
  randomId,
  productsChanged,
  clock,
}: OrdersContext) => {
  const ask = async (
    unit: OrderUnit,
    before: StoredOrder,
    { request, at, by }: { request: Request; at: Date; by?: Caller },
  ): Promise<StoredOrder> => {
    const { returns = [] } = before.order
    const last = returns.at(-1)
    // A repetition of this request, whose answer was lost.
    if (last?.requestedAt === at.toISOString() && isOfGoods(last, request)) return before
    const { returnDays } = await settings()
    refuseReturn(before.order, request, at, returnDays)
    await refuseWishes(unit, request)
    const asked = {
      ...requestOf(request),
      requestedAt: unit.timestamp(at),
      ...(by && { requestedBy: changeAuthor(by) }),
    }
    return unit.update(before, {
      returns: [...(before.document.returns ?? []), asked],
      openReturn: true,
    })
  }

  return [
    handle(requestReturn, async ({ caller, params: { id }, body: request }) => {
      const at = clock.now()
      return transact([lockOf.order(id)], async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        ownOrder(before.order, caller)
        return keep.reply(forCustomer((await ask(unit, before, { request, at })).order))
      })
    }),
    /** For a customer on the phone. */
    handle(requestReturnFor, async ({ caller: by, params: { id }, body: request }) => {
      const at = clock.now()
      return transact([lockOf.order(id)], async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        const after = await ask(unit, before, { request, at, by })
        if (after !== before)
          unit.audit(before, {
            by,
            action: 'order.return_requested',
            changes: { return: { from: null, to: 'requested' } },
          })
        return keep.reply(after.order)
      })
    }),
    handle(decideReturn, async ({ caller: by, params: { id }, body: answer }) => {
      refuseAnswer(answer)
      const [rules, running] = await Promise.all([settings(), pricing()])
      const decision = {
        answer,
        newId: randomId(),
        settings: rules,
        pricing: running,
        by,
        at: clock.now(),
      }
      const locks = [lockOf.order(id), lockOf.taxDocuments]
      const { order, touched } = await transact(locks, async (unit, keep) => {
        const after = await settleReturn(unit, requireFound(await unit.find(id)), decision)
        return { ...after, order: keep.reply(after.order) }
      })
      await productsChanged(touched)
      return order
    }),
  ]
}
