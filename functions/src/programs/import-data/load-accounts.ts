import type { ShopAccount, ShopData } from '@bartan/contract/shop-data'
import type { User } from '@bartan/contract/users/schema'
import type { Shop } from '#composition/shop.ts'
import type { Database } from '#database/collections.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import { accountTransactions } from '#features/users/account-unit.repository.ts'
import { openAccount } from '#features/users/open-account.ts'
import { credentialChanges } from '#features/users/passwords/credential-changes.ts'
import { replaceCredentials } from '#features/users/passwords/replace-credentials.ts'
import { usersRepository } from '#features/users/users.repository.ts'

type Place = Pick<Shop, 'accounts' | 'clock' | 'connect'> & { database: Database }

const accountLoader = ({ accounts, clock, connect, database }: Place) => {
  const users = usersRepository(connect)
  const transact = accountTransactions(connect)
  const open = openAccount({ accounts, users, transact, clock })
  const replace = replaceCredentials({
    accounts,
    credentials: credentialChanges(transact),
    clock,
  })

  return async ({ name, phone, email, password, role }: ShopAccount): Promise<User> => {
    const wanted = { name, phone, email, role }
    const present = await users.findByPhone(phone)
    if (!present) {
      const { user } = await open({ ...wanted, password })
      // Mails of demo customers stay in the outbox for inspection.
      if (email)
        await database.users.doc(user._id).update({ confirmedEmail: canonicalEmail(email) })
      return user
    }
    const user = { _id: present._id, ...wanted }
    await replace({ user, password })
    await accounts.setRole(user._id, role)
    const times = { updatedAt: database.serverTime }
    await database.users.doc(user._id).update({ name, email: email ?? null, role, ...times })
    return user
  }
}

/** Existing accounts get the data's name, password and role. Returns the users by phone. */
export const loadAccounts = async (place: Place, shop: ShopData): Promise<Map<string, User>> => {
  const load = accountLoader(place)
  const loaded = new Map<string, User>()
  for (const account of shop.accounts) loaded.set(account.phone, await load(account))
  return loaded
}
