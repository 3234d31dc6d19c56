import type { CashHandover, CashReport, CashRow } from '@bartan/contract/cash/schema'
import { NO_MONEY, subtractPaise, sumPaise, toRupees } from '@bartan/contract/shared/money'
import type { Paise } from '@bartan/contract/shared/money'
import { nameKey } from '@bartan/contract/shared/name-key'
import type { HandoverDocument } from '#database/tally-documents.ts'

type Sums = { toCollect: Paise; collected: Paise; byUpi: Paise; handedOver: Paise }

const NOTHING: Sums = {
  toCollect: NO_MONEY,
  collected: NO_MONEY,
  byUpi: NO_MONEY,
  handedOver: NO_MONEY,
}

export type CashDay = {
  day: string
  couriers: ({ courier: string } & Omit<Sums, 'handedOver'>)[]
  handovers: { courier: string; amount: Paise }[]
}

const added = (one: Sums, other: Partial<Sums>): Sums => ({
  toCollect: sumPaise([one.toCollect, other.toCollect ?? NO_MONEY]),
  collected: sumPaise([one.collected, other.collected ?? NO_MONEY]),
  byUpi: sumPaise([one.byUpi, other.byUpi ?? NO_MONEY]),
  handedOver: sumPaise([one.handedOver, other.handedOver ?? NO_MONEY]),
})

const inRupees = (sums: Sums) => ({
  toCollect: toRupees(sums.toCollect),
  collected: toRupees(sums.collected),
  byUpi: toRupees(sums.byUpi),
  handedOver: toRupees(sums.handedOver),
  difference: toRupees(subtractPaise(sums.collected, sumPaise([sums.byUpi, sums.handedOver]))),
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
