import { exchangeAtOnce, notePickup } from '@bartan/contract/orders/endpoints'
import { ruleOf } from '@bartan/contract/orders/order-process'
import { reason } from '@bartan/contract/reasons/reasons'
import { withCourier } from '@bartan/contract/settings/couriers'
import { AppError, invalidField } from '#domain/app-error.ts'
import { entriesOf, withEntries } from '#domain/orders/order-account.ts'
import { changeAuthor } from '#domain/orders/order-history.ts'
import { lockOf } from '#domain/transact.ts'
import { handle } from '#http/framework/route.ts'
import type { StoredOrder } from '../order-unit.repository.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import { decidedLines, exchangedLines } from './answer.ts'
import { replacementUnits } from './exchanged-lines.ts'
import { placeExchange } from './place-exchange.ts'
import { refuseOpenExchange, refuseSentAhead } from './refuse-return.ts'

type StoredReturn = NonNullable<StoredOrder['document']['returns']>[number]

/** The undecided return; throws if there is none that can be accepted. */
const openReturnOf = ({ document, order }: StoredOrder): StoredReturn => {
  const last = document.returns?.at(-1)
  if (last?.state !== 'requested') throw new AppError('conflict', reason('return_not_open'))
  if (!ruleOf(order.status).returnable)
    throw new AppError('conflict', reason('return_not_delivered'))
  return last
}

const withLast = (before: StoredOrder, last: StoredReturn): StoredReturn[] => [
  ...(before.document.returns ?? []).slice(0, -1),
  last,
]

/** Returns on their way to the shop. */
export const returnedParcelRoutes = (ports: OrdersContext) => {
  const { transact, settings, pricing, randomId, productsChanged, clock } = ports

  return [
    /** Sends the replacement before the goods arrive, so their units aren't available for it. */
    handle(exchangeAtOnce, async ({ caller: by, params: { id }, body: { lines: wanted } }) => {
      const [rules, running] = await Promise.all([settings(), pricing()])
      if (rules.orders.exchangeAtOnce !== true)
        throw new AppError('conflict', reason('exchange_not_at_once'))
      const [newId, at] = [randomId(), clock.now()]
      const { order, touched } = await transact([lockOf.order(id)], async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        const open = openReturnOf(before)
        refuseSentAhead(before.document)
        await refuseOpenExchange(unit, before)
        const entries = entriesOf(before.document)
        const asked = wanted.map((line) => ({ ...line, restock: true }))
        decidedLines(open.lines, asked)
        const exchanged = exchangedLines(open.lines, asked)
        if (exchanged.length === 0) throw invalidField('lines', reason('exchange_for_nothing'))
        const products = await unit.products([
          ...exchanged.map(({ back }) => back),
          ...exchanged.map(replacementUnits),
        ])
        const { moved: sentAhead, credit } = await placeExchange(unit, before, {
          id: newId,
          exchanged,
          entries,
          products,
          settings: rules,
          pricing: running,
          by,
          at,
        })
        unit.audit(before, {
          by,
          action: 'order.exchange_sent',
          changes: { exchange: { from: null, to: sentAhead.number } },
        })
        const after = unit.update(before, {
          returns: withLast(before, { ...open, sentAhead }),
          ...withEntries(entries, [credit], { at: unit.timestamp(at), by }),
        })
        return { order: keep.reply(after.order), touched: [...products.keys()] }
      })
      await productsChanged(touched)
      return order
    }),
    /** Replaces an earlier record. */
    handle(notePickup, async ({ caller: by, params: { id }, body: { courier, awb } }) => {
      const now = clock.now()
      const given = withCourier({ courier, awb: awb ?? '' }, (await settings()).couriers)
      return transact([lockOf.order(id)], async (unit, keep) => {
        const before = requireFound(await unit.find(id))
        const open = openReturnOf(before)
        const { courier: from = null } = open.pickup ?? {}
        const pickup = {
          courier: given.courier,
          ...(given.awb !== '' && { awb: given.awb }),
          at: unit.timestamp(now),
          by: changeAuthor(by),
        }
        unit.audit(before, {
          by,
          action: 'order.pickup_noted',
          changes: { courier: { from, to: pickup.courier } },
        })
        const after = unit.update(before, { returns: withLast(before, { ...open, pickup }) })
        return keep.reply(after.order)
      })
    }),
  ]
}
