import type { ShopAccount, ShopData } from '@bartan/contract/shop-data'
import type { User } from '@bartan/contract/users/schema'
import type { Database } from '#database/collections.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import { openAccount } from '#features/users/open-account.ts'
import { replaceCredentials } from '#features/users/passwords/replace-credentials.ts'
import { usersContext } from '#features/users/users-context.ts'
import type { ShopContext } from '../../shop-context.ts'

const accountLoader = (shop: ShopContext, database: Database) => {
  const context = usersContext(shop)
  const { accounts, users } = context
  const open = openAccount(context)
  const replace = replaceCredentials(context)

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
export const loadAccounts = async (
  shop: ShopContext,
  database: Database,
  data: ShopData,
): Promise<Map<string, User>> => {
  const load = accountLoader(shop, database)
  const loaded = new Map<string, User>()
  for (const account of data.accounts) loaded.set(account.phone, await load(account))
  return loaded
}
