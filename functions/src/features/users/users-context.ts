import type { ShopContext } from '../../shop-context.ts'
import { accountTransactions } from './account-unit.repository.ts'
import { credentialChanges, credentialsRepository } from './passwords/credentials.repository.ts'
import { usersRepository } from './users.repository.ts'

/** What use cases of accounts share. */
export const usersContext = (context: ShopContext) => {
  const { connect } = context
  const transact = accountTransactions(connect)
  return {
    ...context,
    transact,
    users: usersRepository(connect),
    credentials: { ...credentialsRepository(connect), ...credentialChanges(transact) },
  }
}

export type UsersContext = ReturnType<typeof usersContext>
