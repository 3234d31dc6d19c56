import { reason } from '@bartan/contract/reasons/reasons'
import { closureOn } from '@bartan/contract/settings/announcements'
import type { Closure } from '@bartan/contract/settings/settings'
import { addDays, dayOf } from '@bartan/contract/shared/shop-day'
import { AppError } from '#domain/app-error.ts'

/** 30/11/2026, as it is written in India in every language. */
const written = (day: string): string => day.split('-').toReversed().join('/')

/** Throws while the shop is closed and takes no orders. */
export const refuseClosed = (closure: Closure | null, at: Date): void => {
  const today = closureOn(closure, dayOf(at))
  if (!today || today.takesOrders) return
  throw new AppError(
    'shop_closed',
    reason('shop_closed', { day: written(addDays(today.until, 1)) }),
  )
}
