import type { Connect } from '#database/connect.ts'
import { systemClock } from '#platform/clock.ts'
import type { Accounts } from '#platform/firebase/accounts.ts'
import { accountTransactions } from '../account-unit.repository.ts'
import { openAccount } from '../open-account.ts'
import { usersRepository } from '../users.repository.ts'

/** Writes accounts straight to Auth and Firestore; only the tests of registration register. */
export const accountOpener = ({ accounts, connect }: { accounts: Accounts; connect: Connect }) =>
  openAccount({
    accounts,
    users: usersRepository(connect),
    transact: accountTransactions(connect),
    clock: systemClock,
  })
