import type { Order } from '@bartan/contract/orders/schema'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'

export const requireFound = <T>(value: T | undefined): T => {
  if (value === undefined) throw new AppError('not_found', reason('order_not_found'))
  return value
}

/** Another customer's order counts as not found (contract §6). */
export const ownOrder = <O extends Order>(order: O | undefined, caller: Caller): O =>
  requireFound(order?.user._id === caller._id ? order : undefined)
