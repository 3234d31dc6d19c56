import type { Role } from '@bartan/contract/shared/roles'
import type { UsersContext } from '../users-context.ts'
import { newCredentials, passwordAtFirebase } from './credentials.ts'

type Password = {
  user: { _id: string; role: Role }
  password: string
  /** The session generation that the change is based on; of several changes based on one, only one succeeds. */
  from?: number
  /** The customer has chosen it, so no change is due. */
  isChosen?: boolean
}

/** Sets an account's password, with new credentials. Ends all sessions; returns their next generation. */
export const replaceCredentials =
  ({ accounts, credentials, clock }: UsersContext) =>
  async ({ user, password, from, isChosen = false }: Password): Promise<number> => {
    const { _id: uid, role } = user
    const next = newCredentials()
    const { alias } = next
    await credentials.begin({ uid, next, now: clock.now(), from })
    await accounts.setCredentials({
      uid,
      alias,
      password: passwordAtFirebase(next, password),
      role,
    })
    return credentials.finish({ uid, alias }, { isChosen })
  }

export type ReplaceCredentials = ReturnType<typeof replaceCredentials>
