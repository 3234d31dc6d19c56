import {
  NO_MONEY,
  paise,
  subtractPaise,
  sumPaise,
  timesPaise,
  type Paise,
} from '../shared/money.ts'
import type { OrderNumber } from '../shared/order-number.ts'
import { isCancelled, ruleOf, type OrderStatus } from './order-process.ts'

/**
 * The account of an order (contract §20). Every figure of an order's money is derived from its entries, here and nowhere
 * else. Entries are only added; a mistake is put right by an entry of the other sign.
 */

export const ADVANCE_WAYS = ['upi', 'bank', 'cash'] as const
export type AdvanceWay = (typeof ADVANCE_WAYS)[number]

/** The value of returned goods counts as an advance on the order that replaces them. */
export const ADVANCE_SOURCES = [...ADVANCE_WAYS, 'exchange'] as const
export type AdvanceSource = (typeof ADVANCE_SOURCES)[number]

/** The most advances on one order: an order is one document, which every list reads. */
export const MAX_ADVANCES = 20

export const ENTRY_KINDS = ['charged', 'received', 'moved', 'paid_back'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What may cause an entry, and its kind. */
const KINDS = {
  placed: 'charged',
  lines: 'charged',
  return: 'charged',
  cancelled: 'charged',
  written_off: 'charged',
  advance: 'received',
  door: 'received',
  exchange: 'moved',
  refund: 'paid_back',
} as const satisfies Record<string, EntryKind>

export type EntryCause = keyof typeof KINDS
export const ENTRY_CAUSES = Object.keys(KINDS) as EntryCause[]

export type Entry = {
  kind: EntryKind
  cause: EntryCause
  amount: Paise
  via?: AdvanceWay
  reference?: string
  /** Of an exchange: the other order. */
  order?: OrderNumber
}

export const entry = (
  cause: EntryCause,
  amount: Paise,
  more: Omit<Entry, 'kind' | 'cause' | 'amount'> = {},
): Entry => ({ kind: KINDS[cause], cause, amount, ...more })

export type Entries = readonly Pick<Entry, 'kind' | 'cause' | 'amount' | 'via'>[]

const sumOf = (entries: Entries, test: (one: Entries[number]) => boolean): Paise =>
  sumPaise(entries.filter(test).map(({ amount }) => amount))

const ofKind = (entries: Entries, kind: EntryKind): Paise =>
  sumOf(entries, (one) => one.kind === kind)

export type Sums = Record<'charged' | 'received' | 'moved' | 'paidBack', Paise>

/** The sum of each kind. */
export const sumsOf = (entries: Entries): Sums => ({
  charged: ofKind(entries, 'charged'),
  received: ofKind(entries, 'received'),
  moved: ofKind(entries, 'moved'),
  paidBack: ofKind(entries, 'paid_back'),
})

export type Account = Sums & {
  /** What the customer owes; below 0, what the shop owes. */
  balance: Paise
  /** What the shop holds of the customer's money. */
  held: Paise
  /** Whatever its status: to collect, or short. */
  owed: Paise
  toCollect: Paise
  /** Of a delivered order: what was not collected. */
  short: Paise
  refundDue: Paise
}

const positive = (amount: number): Paise => paise(Math.max(0, amount))

export const accountOf = (status: OrderStatus, entries: Entries): Account => {
  const sums = sumsOf(entries)
  const held = paise(sums.received + sums.moved - sums.paidBack)
  const balance = subtractPaise(sums.charged, held)
  const owed = positive(balance)
  return {
    ...sums,
    balance,
    held,
    owed,
    toCollect: ruleOf(status).open ? owed : NO_MONEY,
    short: ruleOf(status).open ? NO_MONEY : owed,
    refundDue: positive(timesPaise(balance, -1)),
  }
}

/** What of an open order's total is not collected at the door. */
export const aheadOf = (
  status: OrderStatus,
  totalPrice: Paise,
  { toCollect }: Pick<Account, 'toCollect'>,
): Paise => (ruleOf(status).open ? subtractPaise(totalPrice, toCollect) : NO_MONEY)

const isBooked = (status: OrderStatus): boolean => ruleOf(status).money === 'booked'

/** What was collected at the door, by way of payment. */
export const collectedIn = (entries: Entries): { cash: Paise; upi: Paise } => ({
  cash: sumOf(entries, ({ cause, via }) => cause === 'door' && via !== 'upi'),
  upi: sumOf(entries, ({ cause, via }) => cause === 'door' && via === 'upi'),
})

const NOTHING_COLLECTED = { cash: NO_MONEY, upi: NO_MONEY }

/** What a courier or the shop's own driver is to bring of a parcel: what was collected in cash, or is to be. */
export const expectedOf = (status: OrderStatus, entries: Entries): Paise => {
  const { money } = ruleOf(status)
  if (money === 'booked') return collectedIn(entries).cash
  return money === 'due' ? accountOf(status, entries).toCollect : NO_MONEY
}

export type Collected = { by: 'cash' | 'upi'; amount?: Paise | undefined; utr?: string | undefined }

const atTheDoor = (amount: Paise, { by, utr }: Omit<Collected, 'amount'>): Entry =>
  entry('door', amount, { via: by, ...(utr && { reference: utr }) })

const doorTakenBack = (entries: Entries): Entry[] => {
  const { cash, upi } = collectedIn(entries)
  return [
    atTheDoor(timesPaise(cash, -1), { by: 'cash' }),
    atTheDoor(timesPaise(upi, -1), { by: 'upi' }),
  ]
}

const some = (entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0)

const takenBack = (entries: Entries, cause: EntryCause): Entry =>
  entry(
    cause,
    timesPaise(
      sumOf(entries, (one) => one.cause === cause),
      -1,
    ),
  )

/** What leaves a status: cash that was not collected after all, and goods that are charged again, written off or not. */
const left = (entries: Entries, from: OrderStatus, isBookedAfter: boolean): Entry[] => {
  if (isCancelled(from)) return [takenBack(entries, 'cancelled')]
  if (!isBooked(from)) return []
  const collected = doorTakenBack(entries)
  return isBookedAfter ? collected : [...collected, takenBack(entries, 'written_off')]
}

/**
 * The least and the most that may be collected at the door of an order that is delivered, or becomes so: what was given
 * out of it, and what is owed. What was collected already may be confirmed or corrected after the goods came back, too.
 */
export const collectable = (entries: Entries, from: OrderStatus): { least: Paise; most: Paise } => {
  const before = [...entries, ...left(entries, from, true)]
  const { charged, received, moved, paidBack } = sumsOf(before)
  const given = paidBack - received - moved
  const { cash, upi } = isBooked(from) ? collectedIn(entries) : NOTHING_COLLECTED
  return { least: positive(given), most: paise(Math.max(0, charged + given, cash + upi)) }
}

/** The entries of a change of status. Setting Delivered again corrects what was collected. */
export const statusEntries = (
  entries: Entries,
  {
    from,
    to,
    collected,
  }: { from: OrderStatus; to: OrderStatus; collected?: Collected | undefined },
): Entry[] => {
  const before = some(left(entries, from, isBooked(to)))
  const { charged } = sumsOf([...entries, ...before])
  if (isCancelled(to)) return some([...before, entry('cancelled', timesPaise(charged, -1))])
  if (!isBooked(to)) return before
  const { by = 'cash', amount = collectable(entries, from).most, utr } = collected ?? {}
  return some([...before, atTheDoor(amount, { by, utr })])
}

/**
 * What an accepted return takes off the charge: the value of its goods as charged, less their part of what was written
 * off. `left` is the value, without write-offs, of all that is still charged.
 */
export const returnedValue = (entries: Entries, worth: Paise, leftWorth: Paise): Paise => {
  const charged = positive(sumsOf(entries).charged)
  if (leftWorth <= 0) return NO_MONEY
  return paise(Math.min(charged, Math.round((worth * charged) / leftWorth)))
}

/** What an exchange moves: the value of the goods, at most what the shop holds of the order's money. */
export const movable = ({ held }: Pick<Account, 'held'>, ...values: Paise[]): Paise =>
  positive(Math.min(held, ...values))

/** Why an order can't be deleted: an amount that is owed, either way, or held. 0 if it can be. */
export const openAmount = (status: OrderStatus, entries: Entries): Paise => {
  const { short, refundDue, held, balance } = accountOf(status, entries)
  if (short > 0 || refundDue > 0) return paise(Math.max(short, refundDue))
  return isBooked(status) && balance === 0 ? NO_MONEY : positive(held)
}
