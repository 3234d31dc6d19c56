import { courierKey } from '@bartan/contract/settings/couriers'
import { NO_MONEY, subtractPaise, sumPaise, type Paise } from '@bartan/contract/shared/money'
import { courierOf } from './order-tally.ts'

/** Of a day's orders with one courier. */
export type StoredSums = {
  toCollect?: Paise
  collected?: Paise
  byUpi?: Paise
  short?: Paise
  remitted?: Paise
}

/** A day's sums as they are stored, by the courier's key. */
export type CashDay = {
  couriers?: Record<string, StoredSums>
  /** Of deleted orders: whoever collected their cash has it all the same. */
  deleted?: Record<string, StoredSums>
  handovers?: readonly { courier: string; amount: Paise }[]
}

export type CashSums = Record<'toCollect' | 'collected' | 'byUpi' | 'handedOver' | 'short', Paise>

export const NO_CASH: CashSums = {
  toCollect: NO_MONEY,
  collected: NO_MONEY,
  byUpi: NO_MONEY,
  handedOver: NO_MONEY,
  short: NO_MONEY,
}

export const addedCash = (one: CashSums, other: Partial<CashSums>): CashSums => ({
  toCollect: sumPaise([one.toCollect, other.toCollect ?? NO_MONEY]),
  collected: sumPaise([one.collected, other.collected ?? NO_MONEY]),
  byUpi: sumPaise([one.byUpi, other.byUpi ?? NO_MONEY]),
  handedOver: sumPaise([one.handedOver, other.handedOver ?? NO_MONEY]),
  short: sumPaise([one.short, other.short ?? NO_MONEY]),
})

/** UPI at the door is the shop's at once. */
export const openOf = ({ collected, byUpi, handedOver }: CashSums): Paise =>
  subtractPaise(collected, sumPaise([byUpi, handedOver]))

/** What each holder got and gave of a day's cash: a remittance and a handover are the same. */
export const cashOfDay = ({
  couriers = {},
  deleted = {},
  handovers = [],
}: CashDay): { courier: string; sums: CashSums }[] => {
  const rows = new Map<string, { courier: string; sums: CashSums }>()
  const add = (courier: string, sums: Partial<CashSums>) => {
    const row = rows.get(courierKey(courier)) ?? { courier, sums: NO_CASH }
    rows.set(courierKey(courier), { ...row, sums: addedCash(row.sums, sums) })
  }
  for (const stored of [couriers, deleted])
    for (const [key, { remitted: handedOver = NO_MONEY, ...sums }] of Object.entries(stored))
      add(courierOf(key), { ...sums, handedOver })
  for (const { courier, amount } of handovers) add(courier, { handedOver: amount })
  return [...rows.values()]
    .filter(({ sums }) => Object.values(sums).some((paise) => paise !== 0))
    .toSorted((one, other) => one.courier.localeCompare(other.courier))
}

/** What a holder has not handed over of a day's cash. */
export const openOn = (day: CashDay, courier: string): Paise => {
  const row = cashOfDay(day).find((one) => courierKey(one.courier) === courierKey(courier))
  return row ? openOf(row.sums) : NO_MONEY
}
