import { judgePayment, sharePayment, type Verdict } from '@bartan/contract/cash/rules'
import { expectedOf } from '@bartan/contract/orders/account'
import { ruleOf } from '@bartan/contract/orders/order-process'
import { courierKey } from '@bartan/contract/settings/couriers'
import { paise, sumPaise, type Paise } from '@bartan/contract/shared/money'
import { openOn, type CashDay } from '#domain/orders/cash-day.ts'
import { entriesOf } from '#domain/orders/order-account.ts'
import { cashPlaceOf } from '#domain/orders/order-tally.ts'
import type { StoredOrder } from '../order-unit.repository.ts'
import type { RemittedRow } from './remittance-table.ts'

export type Judged = { row: RemittedRow; verdict: Verdict; number: string; awb: string } & {
  expected: Paise
  paid: Paise
}

const partOf = (document: StoredOrder['document']) => ({
  expected: expectedOf(document.status, entriesOf(document)),
  payments: document.remittance?.payments ?? [],
})

export const judge = (row: RemittedRow, { document, order }: StoredOrder) => {
  const { expected, payments } = partOf(document)
  const judged = judgePayment(row, { expected, payments })
  return { ...judged, row, number: order.number, awb: document.shipment?.awb ?? row.awb, expected }
}

const sharesParcel = (
  { document: { shipment } }: StoredOrder,
  others: readonly StoredOrder[],
): boolean => others.some(({ order }) => shipment?.with?.includes(order.number))

const areTogether = (orders: readonly StoredOrder[]): boolean =>
  orders.every(({ order, document: { shipment } }) =>
    orders.every(
      (other) =>
        other.order.number === order.number || shipment?.with?.includes(other.order.number),
    ),
  )

export type Outcome = Pick<Judged, 'verdict' | 'paid'> & {
  isNew: boolean
  /** The rest of a day's cash of which a part was handed over by hand. */
  isRest?: boolean
}
export type Payment = Judged & Outcome & { id: string; order: StoredOrder }

/** The day whose cash a delivered parcel's is of. */
export const dayOfCash = ({ document }: Pick<StoredOrder, 'document'>): string | undefined =>
  ruleOf(document.status).money === 'booked' ? cashPlaceOf(document)?.day : undefined

/** What its courier has not handed over of that day; undefined if it handed nothing over by hand. */
export const openByHand = (
  day: CashDay | undefined,
  { document }: Pick<StoredOrder, 'document'>,
) => {
  const courier = document.shipment?.courier ?? ''
  const isByHand = day?.handovers?.some((one) => courierKey(one.courier) === courierKey(courier))
  return day && isByHand ? openOn(day, courier) : undefined
}

/** Cash that was handed over already, as a sum of the day, is not paid again by the parcel. */
export const unlessHandedOver = <One extends Outcome>(
  one: One,
  { document }: StoredOrder,
  { amount, open }: { amount: Paise; open: Paise | undefined },
): One => {
  const { expected, payments } = partOf(document)
  const before = sumPaise(payments.map((payment) => payment.amount))
  const rest = Math.min(amount, expected - before)
  return !one.isNew || open === undefined || rest <= open
    ? one
    : { ...one, verdict: 'twice', paid: before, isNew: false }
}

/** Judges each order of a parcel by its part of the payment; a parcel that was already in the file is a duplicate. */
export const judgeParcel = (
  { row, meant }: { row: RemittedRow; meant: readonly StoredOrder[] },
  seen: Set<string>,
): Payment[] => {
  const shares = sharePayment(
    row,
    meant.map(({ document }) => partOf(document)),
  )
  const all = meant.map((order, place) => {
    const amount = shares[place] ?? row.amount
    return { ...judge({ ...row, amount }, order), id: order.id, order }
  })
  const isTwice = all.some(({ id }) => seen.has(id))
  for (const { id } of all) seen.add(id)
  return isTwice ? all.slice(0, 1).map((one) => ({ ...one, verdict: 'twice', isNew: false })) : all
}

/**
 * Rows with the orders of this courier's parcel. Several if they share it, unless the file has a row for each; none if
 * no parcel or more than one matches. A row with an order's number alone has that order's parcel.
 */
export const parcelsOf = (
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
    const known = isWhole ? [...parcel, ...byAwb.filter((one) => sharesParcel(one, both))] : parcel
    const meant = [...new Map(known.map((one) => [one.id, one])).values()].filter(
      ({ document: { status } }) => ruleOf(status).leftShop || !ruleOf(status).sold,
    )
    return { row, meant: areTogether(meant) ? meant : [] }
  })
}

/** The verdicts that noting them would come to; nothing is noted. */
export const wouldBeNoted = (
  judged: readonly Payment[],
  days: ReadonlyMap<string, CashDay>,
): Payment[] => {
  const noted = new Map<string, number>()
  return judged.map((one) => {
    const day = dayOfCash(one.order) ?? ''
    const key = `${day} ${courierKey(one.order.document.shipment?.courier ?? '')}`
    const known = openByHand(days.get(day), one.order)
    const before = noted.get(key) ?? 0
    const open = known === undefined ? undefined : paise(known - before)
    const outcome = unlessHandedOver(one, one.order, { amount: one.row.amount, open })
    if (outcome.isNew) noted.set(key, before + one.row.amount)
    return outcome
  })
}
