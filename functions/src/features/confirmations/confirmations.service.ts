import { reason } from '@bartan/contract/reasons/reasons'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import { AppError } from '#domain/app-error.ts'

type Ports = {
  purposeOf: (token: string) => Promise<ConfirmationPurpose | undefined>
  /**
   * Confirms, in one transaction, what the token's link is about; false if it confirms nothing (any more). True for
   * each of two presses at once, of which one has the effect.
   */
  confirm: Record<ConfirmationPurpose, (token: string) => Promise<boolean>>
}

const DONE: Record<ConfirmationPurpose, PlainReason> = {
  account: reason('email_confirmed'),
  newsletter: reason('subscription_confirmed'),
  back_in_stock: reason('back_in_stock_confirmed'),
}

export const confirmationsService = ({ purposeOf, confirm }: Ports) => ({
  confirm: async (token: string): Promise<PlainReason & { purpose: ConfirmationPurpose }> => {
    const purpose = await purposeOf(token)
    if (!purpose || !(await confirm[purpose](token)))
      throw new AppError('not_found', reason('link_invalid'))
    return { purpose, ...DONE[purpose] }
  },
})

export type ConfirmationsService = ReturnType<typeof confirmationsService>
