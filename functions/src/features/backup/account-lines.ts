import type { Auth, UserRecord } from 'firebase-admin/auth'

/** Accounts listed per call (firebase.google.com/docs/auth/admin/manage-users#list_all_users). */
const PAGE = 1000

export type AccountLine = {
  uid: string
  email: string | undefined
  disabled: boolean
  claims: object
  createdAt: string
  hash: string | undefined
  salt: string | undefined
}

const asLine = (user: UserRecord): AccountLine => ({
  uid: user.uid,
  email: user.email,
  disabled: user.disabled,
  claims: user.customClaims ?? {},
  createdAt: user.metadata.creationTime,
  hash: user.passwordHash,
  salt: user.passwordSalt,
})

/** Without permission to read password hashes, accounts come without them. */
export const accountPage = async (auth: Auth, token: string | undefined) => {
  const { users, pageToken } = await auth.listUsers(PAGE, token)
  return { accounts: users.map(asLine), next: pageToken }
}

export async function* accountPages(auth: Auth): AsyncGenerator<AccountLine[]> {
  let token: string | undefined
  do {
    const { accounts, next } = await accountPage(auth, token)
    yield accounts
    token = next
  } while (token)
}
