import { reason } from '@bartan/contract/reasons/reasons'
import type { SignedIn, User } from '@bartan/contract/users/schema'
import { invalidField } from '#domain/app-error.ts'
import type { NewSession } from '#platform/firebase/accounts.ts'
import { ownTries, type CheckPassword } from './check-password.ts'
import type { ReplaceCredentials } from './replace-credentials.ts'

export type ChangePasswordPorts = {
  checkPassword: CheckPassword
  replaceCredentials: ReplaceCredentials
  startSession: (uid: string, generation: number) => Promise<NewSession>
}

/** Ends all earlier sessions and returns a new one. Of concurrent changes only one succeeds. */
export const changePassword =
  ({ checkPassword, replaceCredentials, startSession }: ChangePasswordPorts) =>
  async (
    user: User,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<SignedIn> => {
    const { _id: uid, phone } = user
    const known = await checkPassword(currentPassword, { phone, countedAs: ownTries(uid) })
    if (known?.user._id !== uid)
      throw invalidField('currentPassword', reason('current_password_wrong'))
    if (known.isPasswordDue && newPassword === currentPassword)
      throw invalidField('newPassword', reason('new_password_is_given_one'))
    const from = known.generation
    const change = { user, password: newPassword, from, isChosen: true }
    const generation = await replaceCredentials(change)
    return { user, ...(await startSession(uid, generation)) }
  }
