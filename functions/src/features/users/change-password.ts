import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedIn, User } from '@bartan/contract/user'
import { invalidField } from '../../app-error.ts'
import type { SignIn } from '../../platform/sign-in.ts'

export type ChangePasswordPorts = {
  checkPassword: (phone: string, password: string) => Promise<object | undefined>
  accounts: {
    setPassword(uid: string, password: string): Promise<void>
    revokeSessions(uid: string): Promise<void>
    signIn(phone: string, password: string): Promise<SignIn | undefined>
    verify(token: string, checkRevoked: boolean): Promise<{ uid: string; since: Date } | undefined>
    customToken(uid: string): Promise<string>
  }
  users: { endSessionsBefore(uid: string, time: Date): Promise<void> }
}

const SIGN_IN_TRIES = 3

const untilNextSecond = () => sleep(1000 - (Date.now() % 1000))

/**
 * Ends all earlier sessions and returns a new one. Firebase reveals ended sessions only to calls that ask
 * (`checkRevoked`); the account's record reveals them to every call. Firebase ends sessions by a time in whole
 * seconds and so spares a token of the same second: hence the wait before, and the second look at the new token,
 * whose time comes from another clock.
 */
export const changePassword =
  ({ checkPassword, accounts, users }: ChangePasswordPorts) =>
  async (
    user: User,
    change: { currentPassword: string; newPassword: string },
  ): Promise<SignedIn> => {
    if (!(await checkPassword(user.phone, change.currentPassword)))
      throw invalidField('currentPassword', 'Current password is wrong')
    await accounts.setPassword(user._id, change.newPassword)
    await untilNextSecond()
    await accounts.revokeSessions(user._id)
    for (let tries = 0; tries < SIGN_IN_TRIES; tries++) {
      const session = await accounts.signIn(user.phone, change.newPassword)
      const verified = session && (await accounts.verify(session.token, true))
      if (verified) {
        await users.endSessionsBefore(user._id, verified.since)
        return { user, token: session.token, customToken: await accounts.customToken(user._id) }
      }
      await untilNextSecond()
    }
    throw new Error('No session after the change of a password')
  }
