import type { CashReport, CashRow } from '@bartan/contract/cash/schema'
import { toRupees } from '@bartan/contract/shared/money'

/** Paise. */
type Sums = { toCollect: number; collected: number; byUpi: number; handedOver: number }

const NOTHING: Sums = { toCollect: 0, collected: 0, byUpi: 0, handedOver: 0 }

export type CashDay = {
  day: string
  couriers: ({ courier: string } & Omit<Sums, 'handedOver'>)[]
  handovers: { courier: string; amount: number }[]
}

const added = (one: Sums, other: Partial<Sums>): Sums => ({
  toCollect: one.toCollect + (other.toCollect ?? 0),
  collected: one.collected + (other.collected ?? 0),
  byUpi: one.byUpi + (other.byUpi ?? 0),
  handedOver: one.handedOver + (other.handedOver ?? 0),
})

const inRupees = (sums: Sums) => ({
  toCollect: toRupees(sums.toCollect),
  collected: toRupees(sums.collected),
  byUpi: toRupees(sums.byUpi),
  handedOver: toRupees(sums.handedOver),
  difference: toRupees(sums.collected - sums.byUpi - sums.handedOver),
})

/** One spelling of a courier is another's: who types its name does not always type it alike. */
const sameName = (courier: string): string => courier.toLowerCase()

type Row = { day: string; courier: string; sums: Sums }

const rowsOfDay = ({ day, couriers, handovers }: CashDay): Row[] => {
  const rows = new Map<string, Row>()
  const add = (courier: string, sums: Partial<Sums>) => {
    const row = rows.get(sameName(courier)) ?? { day, courier, sums: NOTHING }
    rows.set(sameName(courier), { ...row, sums: added(row.sums, sums) })
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
