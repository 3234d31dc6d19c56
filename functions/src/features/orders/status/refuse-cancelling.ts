import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'

/** A packer confirms, packs, ships and delivers; money that is not to come in is the admin's business (contract §15). */
export const refuseCancelling = ({ role }: Pick<Caller, 'role'>): void => {
  if (role === 'packer') throw new AppError('forbidden', reason('packer_not_cancels'))
}
