import { confirmAddress } from '@bartan/contract/confirmations/endpoints'
import type { ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import type { ShopContext } from '../../shop-context.ts'
import { purposeOf } from './confirmations.repository.ts'

/**
 * By what the address is for: confirms the token's link in one transaction, and returns what to say; undefined if the
 * token is invalid or expired. A second press changes nothing and is answered as already done.
 */
type Confirm = Record<ConfirmationPurpose, (token: string) => Promise<PlainReason | undefined>>

export const confirmationRoutes = ({ connect }: ShopContext, confirm: Confirm) => [
  handle(confirmAddress, async ({ body: { token } }) => {
    const purpose = await purposeOf(connect, token)
    const done = purpose && (await confirm[purpose](token))
    if (!done) throw new AppError('not_found', reason('link_invalid'))
    return { purpose, ...done }
  }),
]
