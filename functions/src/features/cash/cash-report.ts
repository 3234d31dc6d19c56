import type { CashHandover, CashReport, CashRow } from '@bartan/contract/cash/schema'
import { NO_MONEY, subtractPaise, sumPaise, toRupees } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { nameKey } from '@bartan/contract/shared/name-key'
import type { HandoverDocument } from '#database/tally-documents.ts'

type Sums = Record<'toCollect' | 'collected' | 'byUpi' | 'handedOver' | 'short', Paise>

const NOTHING: Sums = {
  toCollect: NO_MONEY,
  collected: NO_MONEY,
  byUpi: NO_MONEY,
  handedOver: NO_MONEY,
  short: NO_MONEY,
}

export type CashDay = {
  day: string
  /** What they handed over by remittances. */
  couriers: ({ courier: string } & Sums)[]
  handovers: { courier: string; amount: Paise }[]
}

const added = (one: Sums, other: Partial<Sums>): Sums => ({
  toCollect: sumPaise([one.toCollect, other.toCollect ?? NO_MONEY]),
  collected: sumPaise([one.collected, other.collected ?? NO_MONEY]),
  byUpi: sumPaise([one.byUpi, other.byUpi ?? NO_MONEY]),
  handedOver: sumPaise([one.handedOver, other.handedOver ?? NO_MONEY]),
  short: sumPaise([one.short, other.short ?? NO_MONEY]),
})

/** UPI at the door is the shop's at once. */
const openOf = ({ collected, byUpi, handedOver }: Sums): Paise =>
  subtractPaise(collected, sumPaise([byUpi, handedOver]))

const inRupees = (sums: Sums) => ({
  toCollect: toRupees(sums.toCollect),
  collected: toRupees(sums.collected),
  byUpi: toRupees(sums.byUpi),
  handedOver: toRupees(sums.handedOver),
  open: toRupees(openOf(sums)),
  short: toRupees(sums.short),
})

type Row = { day: string; courier: string; sums: Sums }

const rowsOfDay = ({ day, couriers, handovers }: CashDay): Row[] => {
  const rows = new Map<string, Row>()
  const add = (courier: string, sums: Partial<Sums>) => {
    const row = rows.get(nameKey(courier)) ?? { day, courier, sums: NOTHING }
    rows.set(nameKey(courier), { ...row, sums: added(row.sums, sums) })
  }
  for (const { courier, ...sums } of couriers) add(courier, sums)
  for (const { courier, amount } of handovers) add(courier, { handedOver: amount })
  return [...rows.values()]
    .filter(({ sums }) => Object.values(sums).some((paise) => paise !== 0))
    .toSorted((one, other) => one.courier.localeCompare(other.courier))
}

/** What a holder has not handed over of a day's cash. */
export const openOn = (day: CashDay, courier: string): Paise => {
  const row = rowsOfDay(day).find((one) => nameKey(one.courier) === nameKey(courier))
  return row ? openOf(row.sums) : NO_MONEY
}

/** By day and courier, the latest day first. */
export const cashRows = (days: readonly CashDay[]): Pick<CashReport, 'rows' | 'totals'> => {
  const rows = days
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .flatMap((day) => rowsOfDay(day))
  const totals = rows.reduce((sum, row) => added(sum, row.sums), NOTHING)
  return {
    rows: rows.map(({ day, courier, sums }): CashRow => ({ day, courier, ...inRupees(sums) })),
    totals: inRupees(totals),
  }
}

export const toHandover = (
  day: string,
  { id, amount, at, ...rest }: HandoverDocument,
): CashHandover => ({
  _id: id,
  day,
  ...rest,
  amount: toRupees(amount),
  at: at.toDate().toISOString(),
})
