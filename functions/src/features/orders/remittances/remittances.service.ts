import { judgePayment, sharePayment } from '@bartan/contract/cash/rules'
import type { Verdict } from '@bartan/contract/cash/rules'
import type { RemittanceReply } from '@bartan/contract/cash/remittance-endpoints'
import { expectedOf } from '@bartan/contract/orders/account'
import { ruleOf } from '@bartan/contract/orders/order-process'
import { courierKey } from '@bartan/contract/settings/couriers'
import { LIST_LIMIT } from '@bartan/contract/shared/list-limits'
import { toRupees } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { startOfDay } from '@bartan/contract/shared/shop-day'
import { entriesOf } from '#domain/orders/order-account.ts'
import type { Caller } from '#domain/caller.ts'
import { pageQueryOf } from '#domain/cursor.ts'
import type { WantedPage } from '#domain/cursor.ts'
import { lockOf } from '#domain/transact.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import { runConcurrently } from '#platform/concurrency/run-concurrently.ts'
import { runPart } from '#platform/keyed-call.ts'
import type { OrderUnit, StoredOrder } from '../order-unit.repository.ts'
import { requireFound } from '../own-order.ts'
import { readRemittance, refuseUnsure } from './remittance-table.ts'
import type { ChosenColumns, RemittedRow } from './remittance-table.ts'
import type { ParcelFilter, remittancesRepository } from './remittances.repository.ts'

type Ports = {
  orders: ReturnType<typeof remittancesRepository>
  transact: Transact<OrderUnit>
  clock: Clock
}

const CONCURRENCY = 8

type Judged = { row: RemittedRow; verdict: Verdict; number: string; awb: string } & {
  expected: Paise
  paid: Paise
}

const partOf = (document: StoredOrder['document']) => ({
  expected: expectedOf(document.status, entriesOf(document)),
  payments: document.remittance?.payments ?? [],
})

const judge = (row: RemittedRow, { document, order }: StoredOrder) => {
  const { expected, payments } = partOf(document)
  const judged = judgePayment(row, { expected, payments })
  return { ...judged, row, number: order.number, awb: document.shipment?.awb ?? row.awb, expected }
}

const isWith = ({ document: { shipment } }: StoredOrder, others: readonly StoredOrder[]): boolean =>
  others.some(({ order }) => shipment?.with?.includes(order.number))

const areTogether = (orders: readonly StoredOrder[]): boolean =>
  orders.every(({ order, document: { shipment } }) =>
    orders.every(
      (other) =>
        other.order.number === order.number || shipment?.with?.includes(other.order.number),
    ),
  )

/** Judges each order of a parcel by its part of the payment; a parcel that was already in the file is a duplicate. */
const judgeParcel = (
  { row, meant }: { row: RemittedRow; meant: readonly StoredOrder[] },
  seen: Set<string>,
): (Judged & { isNew: boolean; id: string })[] => {
  const shares = sharePayment(
    row,
    meant.map(({ document }) => partOf(document)),
  )
  const all = meant.map((order, place) => {
    const amount = shares[place] ?? row.amount
    return { ...judge({ ...row, amount }, order), id: order.id }
  })
  const isTwice = all.some(({ id }) => seen.has(id))
  for (const { id } of all) seen.add(id)
  return isTwice ? all.slice(0, 1).map((one) => ({ ...one, verdict: 'twice', isNew: false })) : all
}

/**
 * Rows with the orders of this courier's parcel. Several if they share it, unless the file has a row for each; none if
 * no parcel or more than one matches. A row with an order's number alone has that order's parcel.
 */
const parcelsOf = (
  rows: readonly RemittedRow[],
  orders: readonly StoredOrder[],
  courier: string,
): { row: RemittedRow; meant: StoredOrder[] }[] => {
  const own = orders.filter(
    ({ document: { shipment } }) =>
      shipment && courierKey(shipment.courier) === courierKey(courier),
  )
  const numbered = new Map<string, StoredOrder>(own.map((one) => [one.order.number, one]))
  const awbOf = ({ awb, number }: RemittedRow) =>
    awb || (numbered.get(number)?.document.shipment?.awb ?? '')
  // Bounded by the rows of a file.
  const numbers = new Map<string, Set<string>>()
  for (const row of rows)
    numbers.set(awbOf(row), (numbers.get(awbOf(row)) ?? new Set<string>()).add(row.number))
  return rows.map((row) => {
    const awb = awbOf(row)
    const byAwb = awb === '' ? [] : own.filter(({ document }) => document.shipment?.awb === awb)
    const byNumber = own.filter(({ order }) => row.number !== '' && order.number === row.number)
    const both = byAwb.filter((one) => byNumber.includes(one))
    const isWhole = numbers.get(awb)?.size === 1
    // A row with the parcel number of one and the order number of another is unclear.
    const parcel = byNumber.length === 0 ? byAwb : byAwb.length === 0 ? byNumber : both
    const known = isWhole ? [...parcel, ...byAwb.filter((one) => isWith(one, both))] : parcel
    const meant = [...new Map(known.map((one) => [one.id, one])).values()].filter(
      ({ document: { status } }) => ruleOf(status).leftShop || !ruleOf(status).sold,
    )
    return { row, meant: areTogether(meant) ? meant : [] }
  })
}

const unequal = (judged: readonly Judged[], verdict: Verdict) =>
  judged
    .filter((one) => one.verdict === verdict)
    .map(({ number, awb, expected, paid }) => ({
      number,
      awb,
      expected: toRupees(expected),
      paid: toRupees(paid),
    })) as RemittanceReply['short']

/** Couriers' remittances of collected cash, parcel by parcel (contract §17). */
export const remittancesService = ({ orders, transact, clock }: Ports) => {
  /** Checked again in the transaction; the same payment again changes nothing. */
  const note = (row: RemittedRow, id: string, by: Caller): Promise<void> => {
    const at = row.day === undefined ? clock.now() : startOfDay(row.day)
    return transact([lockOf.order(id)], async (unit, keep) => {
      const before = requireFound(await unit.find(id))
      const { isNew, paid } = judge(row, before)
      keep.facts({})
      if (!isNew) return
      const { amount, utr, file } = row
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
    })
  }

  return {
    /** Row by row: what can't be read is told, and the rest goes on. */
    read: async (
      text: string,
      {
        courier,
        isDryRun,
        by,
        ...given
      }: {
        courier: string
        columns?: ChosenColumns | undefined
        paid?: string | undefined
        isDryRun: boolean
        by: Caller
      },
    ): Promise<RemittanceReply> => {
      const file = await readRemittance(text, given)
      if (!isDryRun) refuseUnsure(file)
      const { rows, told } = file
      const [byAwb, byNumber] = await Promise.all([
        orders.byAwbs(rows.map(({ awb }) => awb)),
        orders.byNumbers(rows.map(({ number }) => number)),
      ])
      const known = [...byAwb, ...byNumber]
      const parcels = parcelsOf(rows, [...known, ...(await orders.othersWith(known))], courier)
      const seen = new Set<string>()
      const judged = parcels.flatMap((one) => judgeParcel(one, seen))
      if (!isDryRun)
        await runConcurrently(
          judged.filter(({ isNew }) => isNew),
          CONCURRENCY,
          ({ row, id }) => runPart(id, () => note(row, id, by)),
        )
      return {
        matched: judged.filter(({ verdict }) => verdict === 'matched').length,
        short: unequal(judged, 'short'),
        over: unequal(judged, 'over'),
        unknown: parcels.flatMap(({ row: { row, awb }, meant }) =>
          meant.length > 0 ? [] : [{ row, awb }],
        ),
        twice: judged.flatMap(({ verdict, row: { row, awb } }) =>
          verdict === 'twice' ? [{ row, awb }] : [],
        ),
        ...told,
      }
    },

    parcels: async ({ cursor, limit = LIST_LIMIT, ...filter }: ParcelFilter & WantedPage) => ({
      ...(await orders.parcels(filter, pageQueryOf({ cursor, limit }))),
      limit,
    }),
  }
}

export type RemittancesService = ReturnType<typeof remittancesService>
