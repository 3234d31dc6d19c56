import type { CashHolder } from '@bartan/contract/cash/schema'
import { courierKey } from '@bartan/contract/settings/couriers'
import { NO_MONEY, paise, sumPaise, toRupees, type Paise } from '@bartan/contract/shared/money'
import { addDays } from '@bartan/contract/shared/shop-day'
import { cashOfDay, openOf } from '#domain/orders/cash-day.ts'
import type { CashDay } from './cash-report.ts'

type Held = { courier: string; since: string; open: Paise; overdue: Paise }

/** Who holds cash, since when, and how much of it for more than the usual days; the longest first. */
export const cashHolders = (
  days: readonly CashDay[],
  { today, usualDays }: { today: string; usualDays: number },
): CashHolder[] => {
  const holders = new Map<string, Held>()
  for (const { day, document } of days.toSorted((one, other) => one.day.localeCompare(other.day)))
    for (const { courier, sums } of cashOfDay(document)) {
      const open = openOf(sums)
      if (open === 0) continue
      const key = courierKey(courier)
      const before = holders.get(key) ?? { since: day, open: NO_MONEY, overdue: NO_MONEY }
      const isOverdue = addDays(day, usualDays) < today
      holders.set(key, {
        courier,
        since: before.since,
        open: sumPaise([before.open, open]),
        overdue: sumPaise([before.overdue, isOverdue ? open : NO_MONEY]),
      })
    }
  return [...holders.values()]
    .filter(({ open }) => open !== 0)
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .map(({ courier, since, open, overdue }) => ({
      courier,
      since,
      open: toRupees(open),
      overdue: toRupees(paise(Math.max(0, Math.min(overdue, open)))),
    }))
}
