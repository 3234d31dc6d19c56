import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'

/** Throws if an admin has stopped the account from checking out with cash on delivery. */
export const refuseBlocked = ({ isCodBlocked }: Caller, { phone }: { phone: string }): void => {
  if (isCodBlocked) throw new AppError('cod_blocked', reason('cod_blocked', { phone }))
}
