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

const DONE: Record<ConfirmationPurpose, string> = {
  account: 'Your e-mail address is confirmed.',
  newsletter: 'Your address is confirmed. The code for your first order is in our next mail.',
  back_in_stock: 'Your address is confirmed. We will write to you once, when it is back in stock.',
}

export const confirmationsService = ({ purposeOf, confirm }: Ports) => ({
  confirm: async (token: string): Promise<{ purpose: ConfirmationPurpose; message: string }> => {
    const purpose = await purposeOf(token)
    if (!purpose || !(await confirm[purpose](token)))
      throw new AppError('not_found', 'This link does not work any more. Please ask for a new one.')
    return { purpose, message: DONE[purpose] }
  },
})

export type ConfirmationsService = ReturnType<typeof confirmationsService>
