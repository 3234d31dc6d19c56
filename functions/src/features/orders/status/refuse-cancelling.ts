import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { OrderStatus } from '@bartan/contract/orders/rules'
import type { Caller } from '#domain/caller.ts'

/** A packer confirms, packs, ships and delivers; whether an order is one at all is the admin's business (contract §15). */
export const refuseCancelling = ({ role }: Pick<Caller, 'role'>): void => {
  if (role === 'packer') throw new AppError('forbidden', reason('packer_not_cancels'))
}

/** The other way round: a packer takes up no order that is cancelled. */
export const refuseReinstating = (
  { role }: Pick<Caller, 'role'>,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): void => {
  if (role === 'packer' && from === 'Cancelled' && to !== 'Cancelled')
    throw new AppError('forbidden', reason('packer_not_reinstates'))
}
