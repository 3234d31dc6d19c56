import {
  type RemittanceReply,
  importRemittance,
  listParcels,
} from '@bartan/contract/cash/remittance-endpoints'
import type { Verdict } from '@bartan/contract/cash/rules'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { toRupees } from '@bartan/contract/shared/money'
import { startOfDay } from '@bartan/contract/shared/shop-day'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import { lockOf } from '#domain/transact.ts'
import { handle, handlePage } from '#http/framework/route.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { OrdersContext } from '../orders-context.ts'
import { requireFound } from '../own-order.ts'
import {
  dayOfCash,
  judge,
  judgeParcel,
  openByHand,
  parcelsOf,
  unlessHandedOver,
  wouldBeNoted,
  type Judged,
  type Payment,
  type Outcome,
} from './judge-payments.ts'
import { readRemittance, refuseUnsure } from './remittance-table.ts'
import { remittancesRepository } from './remittances.repository.ts'
import { settleDay } from './settle-day.ts'

const CONCURRENCY = 8

const unequal = (judged: readonly Judged[], verdict: Verdict) =>
  judged
    .filter((one) => one.verdict === verdict)
    .map(({ number, awb, expected, paid }) => ({
      number,
      awb,
      expected: toRupees(expected),
      paid: toRupees(paid),
    })) as RemittanceReply['short']

const verdictsOf = (judged: readonly Judged[], parcels: ReturnType<typeof parcelsOf>) => ({
  matched: judged.filter(({ verdict }) => verdict === 'matched').length,
  short: unequal(judged, 'short'),
  over: unequal(judged, 'over'),
  unknown: parcels.flatMap(({ row: { row, awb }, meant }) =>
    meant.length > 0 ? [] : [{ row, awb }],
  ),
  twice: judged.flatMap(({ verdict, row: { row, awb } }) =>
    verdict === 'twice' ? [{ row, awb }] : [],
  ),
})

/** With the verdicts of their transactions. */
const notedEach = async (
  judged: readonly Payment[],
  note: (one: Payment) => Promise<Outcome>,
): Promise<Payment[]> => {
  const noted = new Map<Payment, Outcome>()
  await runConcurrently(
    judged.filter(({ isNew }) => isNew),
    CONCURRENCY,
    async (one) => void noted.set(one, await runPart(one.id, () => note(one))),
  )
  return judged.map((one) => ({ ...one, ...noted.get(one) }))
}

/** Couriers' remittances of collected cash, parcel by parcel (contract §17). */
export const remittanceRoutes = ({ connect, transact, clock }: OrdersContext) => {
  const orders = remittancesRepository(connect)

  /** Judged in the transaction, where nobody else pays for it meanwhile. */
  const note = ({ row, id, order }: Payment, by: Caller): Promise<Outcome> => {
    const at = row.day === undefined ? clock.now() : startOfDay(row.day)
    const day = dayOfCash(order) ?? ''
    return transact([lockOf.order(id), lockOf.cash(day)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      const ofDay = dayOfCash(before)
      const open = openByHand(ofDay === undefined ? undefined : await unit.cashDay(ofDay), before)
      const { amount } = row
      const { isNew, paid, verdict } = unlessHandedOver(judge(row, before), before, {
        amount,
        open,
      })
      const outcome = keep.facts({
        verdict,
        paid,
        isNew,
        isRest: isNew && open !== undefined && amount >= open,
      })
      if (!isNew) return outcome
      const { utr, file } = row
      const payment = { amount, ...(utr && { utr }), file, at: unit.timestamp(at) }
      const { remittance } = before.document
      unit.audit(before, {
        by,
        action: 'order.remitted',
        changes: { remitted: { from: remittance?.paid ?? null, to: paid } },
      })
      unit.update(before, {
        remittance: {
          paid,
          at: unit.timestamp(at),
          ...(utr && { utr }),
          payments: [...(remittance?.payments ?? []), payment],
        },
      })
      return outcome
    })
  }

  return [
    /** Row by row: what can't be read is told, and the rest goes on. */
    handle(
      importRemittance,
      async ({ query: { dryRun: isDryRun, courier, ...given }, body, caller, res }) => {
        const file = await readRemittance(body, given)
        if (!isDryRun) refuseUnsure(file)
        const { rows, summary } = file
        const [byAwb, byNumber] = await Promise.all([
          orders.byAwbs(rows.map(({ awb }) => awb)),
          orders.byNumbers(rows.map(({ number }) => number)),
        ])
        const known = [...byAwb, ...byNumber]
        const parcels = parcelsOf(rows, [...known, ...(await orders.othersWith(known))], courier)
        const seen = new Set<string>()
        const read = parcels.flatMap((one) => judgeParcel(one, seen))
        const days = read.flatMap(({ order }) => dayOfCash(order) ?? [])
        const judged = isDryRun
          ? wouldBeNoted(read, await orders.cashDays(days))
          : await notedEach(read, (one) => note(one, caller))
        if (isDryRun) res.status(200)
        else {
          for (const { isRest, order } of judged) if (isRest) await settleDay({ transact }, order)
        }
        return { ...verdictsOf(judged, parcels), ...summary }
      },
    ),
    handlePage(listParcels, async ({ query: { cursor, limit = LIST_LIMIT, ...filter } }) => ({
      ...(await orders.parcels(filter, pageQueryOf({ cursor, limit }))),
      limit,
    })),
  ]
}
