import type { Accounts } from '../../../../functions/src/platform/firebase/accounts.ts'
import type { Network } from './network.ts'

type Account = { alias: string; password: string; role: string; validFrom: number }

/** Accounts stored by Firebase Authentication. */
export type AccountTable = Map<string, Account>

const tokenOf = (uid: string, generation: number) => `${uid}.${generation}.${Date.now()}`

/** Firebase Authentication in memory, reached over an instance's network. */
export const simulatedAccounts = (table: AccountTable, network: Network): Accounts => {
  const over = <T>(job: () => T): Promise<T> => network.overWire(async () => job())
  const change = (uid: string, changes: Partial<Account>) => {
    const account = table.get(uid)
    if (account) Object.assign(account, changes)
  }
  const put = ({ uid, alias, password, role }: Parameters<Accounts['create']>[0]) =>
    void table.set(uid, { validFrom: 0, ...table.get(uid), alias, password, role })

  return {
    create: (account) =>
      over(() => {
        if (table.has(account.uid)) throw new Error('auth/uid-already-exists')
        put(account)
      }),
    aliasOf: (uid) => over(() => table.get(uid)?.alias),
    lastUsed: () => over(() => new Map()),
    ping: () => over(() => undefined),
    remove: (uid) => over(() => void table.delete(uid)),
    setAlias: (uid, alias) => over(() => change(uid, { alias })),
    setCredentials: (account) => over(() => put(account)),
    setRole: (uid, role) => over(() => change(uid, { role })),
    signIn: (alias, password) =>
      over(() => {
        for (const [uid, account] of table)
          if (account.alias === alias && account.password === password) return uid
        return undefined
      }),
    startSession: (uid, generation) =>
      over(() => ({ token: tokenOf(uid, generation), customToken: tokenOf(uid, generation) })),
    // Verification needs no network call, because the keys are cached.
    verify: async (token, checkRevoked) => {
      const [uid = '', generation, issued] = token.split('.')
      const account = table.get(uid)
      if (!account || (checkRevoked && Number(issued) < account.validFrom)) return undefined
      return { uid, generation: Number(generation) }
    },
  }
}
