import { reason } from '@bartan/contract/reasons/reasons'
import type { Profile } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import type { Transact } from '#domain/transact.ts'
import type { Clock } from '#platform/clock.ts'
import type { AccountUnit } from '../account-unit.repository.ts'
import type { EmailConfirmation } from './email-confirmation.ts'

type Address = string | null | undefined

const isSameAddress = (one: Address, other: Address): boolean =>
  canonicalEmail(one ?? '') === canonicalEmail(other ?? '')

type ProfileChange = {
  name?: string
  email?: string | null
  cartReminder?: boolean | undefined
  whatsapp?: boolean | undefined
}

type Ports = {
  transact: Transact<AccountUnit>
  emailConfirmation: Pick<EmailConfirmation, 'mailTo'>
  clock: Clock
}

/** A new address is unconfirmed, and gets its link in the same transaction. */
export const changeProfile =
  ({ transact, emailConfirmation, clock }: Ports) =>
  (caller: Caller, { cartReminder, whatsapp, ...change }: ProfileChange): Promise<Profile> =>
    transact([], async (unit, keep) => {
      const account = await unit.find(caller._id)
      if (!account) throw new AppError('unauthenticated', reason('login_ended'))
      const { user, document } = account
      const { name = user.name, email = user.email } = change
      const isNewAddress = !isSameAddress(email, user.email)
      const after = { ...user, name, email: email ?? undefined }
      const reminders =
        cartReminder === undefined
          ? undefined
          : unit.remindersAfter(document, { agrees: cartReminder, at: clock.now() })
      const at = clock.now()
      unit.edit(user._id, {
        ...change,
        ...(whatsapp !== undefined && {
          whatsapp: { agreed: whatsapp, at: unit.timestamp(at) },
        }),
        ...(isNewAddress && { confirmedEmail: null }),
        ...(reminders && { reminders }),
      })
      if (isNewAddress)
        await emailConfirmation.mailTo(unit, {
          ...account,
          user: after,
          document: { ...document, confirmedEmail: null },
        })
      const emailConfirmed = !isNewAddress && user.emailConfirmed
      const isReminded = cartReminder ?? user.cartReminder ?? false
      const said = whatsapp !== undefined && { whatsapp, whatsappAt: at.toISOString() }
      return keep.reply({ ...caller, ...after, ...said, emailConfirmed, cartReminder: isReminded })
    })
