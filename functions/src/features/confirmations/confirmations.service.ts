import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'

type Ports = {
  purposeOf: (token: string) => Promise<ConfirmationPurpose | undefined>
  /**
   * Confirms the token's link in one transaction, and returns what to say; undefined if the token is invalid or
   * expired. A second press changes nothing and is answered as already done.
   */
  confirm: Record<ConfirmationPurpose, (token: string) => Promise<PlainReason | undefined>>
}

export const confirmationsService = ({ purposeOf, confirm }: Ports) => ({
  confirm: async (token: string): Promise<PlainReason & { purpose: ConfirmationPurpose }> => {
    const purpose = await purposeOf(token)
    const done = purpose && (await confirm[purpose](token))
    if (!done) throw new AppError('not_found', reason('link_invalid'))
    return { purpose, ...done }
  },
})

export type ConfirmationsService = ReturnType<typeof confirmationsService>
