import { ruleOf, type OrderStatus } from '../orders/order-process.ts'
import { paise, subtractPaise, sumPaise, type Paise } from '../shared/money.ts'

/** The longest report in days. Each day costs a read. */
export const MAX_CASH_DAYS = 92

/** The usual length of the report, in days. */
export const CASH_REPORT_DAYS = 7

export const MAX_HANDOVERS = 100

/** How much of a parcel's cash the courier still owes: all, a part, or nothing. */
export const PARCEL_STATES = ['due', 'short', 'paid'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** How far back a holder's cash is looked for, in days. Each day with cash costs a read. */
export const HELD_DAYS = 366

/** Days after which held cash is overdue, if the settings say nothing. Couriers remit at least once a week. */
const OVERDUE_DAYS = 7

export const usualDaysOf = ({ orders }: { orders: { remittanceDays?: number | undefined } }) =>
  orders.remittanceDays ?? OVERDUE_DAYS

type Parcel = {
  status: OrderStatus
  /** What its courier collected in cash (orders/account.ts). */
  expected: Paise
  shipment?: { courier: string } | undefined
  remittance?: { paid: Paise } | undefined
  /** All cash of its day was handed over by hand. */
  isHandedOver?: boolean | undefined
}

/**
 * Undefined if no courier owes cash: the order isn't delivered, the shop delivered it, or nothing was collected in cash.
 */
export const parcelState = ({
  status,
  expected,
  shipment,
  remittance,
  isHandedOver = false,
}: Parcel): ParcelState | undefined => {
  if (ruleOf(status).money !== 'booked' || !shipment?.courier || expected === 0) return undefined
  if (isHandedOver) return 'paid'
  if (!remittance) return 'due'
  return remittance.paid < expected ? 'short' : 'paid'
}

type Payment = { amount: Paise; utr?: string | undefined; file: string }

export type Verdict = 'matched' | 'short' | 'over' | 'twice'

const verdictOf = (paid: Paise, expected: Paise): Verdict => {
  if (paid === expected) return 'matched'
  return paid < expected ? 'short' : 'over'
}

type Part = { expected: Paise; payments: readonly Payment[] }

const fillInOrder = (amount: Paise, wanted: readonly Paise[]): Paise[] => {
  let left = amount
  return wanted.map((most, place) => {
    const share = place === wanted.length - 1 ? left : paise(Math.min(left, most))
    left = subtractPaise(left, share)
    return share
  })
}

/**
 * Splits a payment among the orders of one parcel: each gets what it still expects, the last one the rest. A payment
 * that was recorded before is split as it was then.
 */
export const sharePayment = (row: Payment, parts: readonly Part[]): Paise[] => {
  const shares = fillInOrder(
    row.amount,
    parts.map(({ expected }) => expected),
  )
  const isNoted = parts.every(
    ({ payments }, place) =>
      shares[place] === 0 ||
      payments.some(
        ({ amount, utr = '', file }) =>
          amount === shares[place] && (utr === '' ? file === row.file : utr === (row.utr ?? '')),
      ),
  )
  if (isNoted) return shares
  const open = parts.map(({ expected, payments }) =>
    paise(Math.max(0, expected - sumPaise(payments.map(({ amount }) => amount)))),
  )
  return fillInOrder(row.amount, open)
}

/**
 * Compares a row with the payments recorded for its parcel (contract §17). A repeated row changes nothing: one of the
 * same file, or of another file with the same payment. A row that pays exactly the rest is added. Any other is a
 * duplicate. Nothing is no payment.
 */
export const judgePayment = (
  row: Payment,
  { expected, payments }: { expected: Paise; payments: readonly Payment[] },
): { verdict: Verdict; paid: Paise; isNew: boolean } => {
  const before = sumPaise(payments.map(({ amount }) => amount))
  if (row.amount === 0) return { verdict: verdictOf(before, expected), paid: before, isNew: false }
  const all = sumPaise([before, row.amount])
  const isRest = payments.length > 0 && row.amount === subtractPaise(expected, before)
  const isSame = payments.some(
    ({ amount, utr = '', file }) =>
      amount === row.amount &&
      utr === (row.utr ?? '') &&
      (file === row.file || utr !== '' || !isRest),
  )
  if (isSame) return { verdict: verdictOf(before, expected), paid: before, isNew: false }
  if (payments.length > 0 && !isRest) return { verdict: 'twice', paid: before, isNew: false }
  return { verdict: verdictOf(all, expected), paid: all, isNew: true }
}
