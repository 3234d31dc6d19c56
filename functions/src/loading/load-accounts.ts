import type { ShopAccount, ShopData } from '@bartan/contract/shop-data'
import type { User } from '@bartan/contract/user'
import type { Database } from '../database/collections.ts'
import type { Accounts } from '../platform/accounts.ts'

const uidOf = async (accounts: Accounts, account: ShopAccount): Promise<string> => {
  const created = await accounts.create(account)
  if (created) return created
  const present = await accounts.find(account.phone)
  if (!present) throw new Error(`The account of ${account.phone} could not be made`)
  await accounts.setPassword(present.uid, account.password)
  await accounts.setRole(present.uid, account.role)
  return present.uid
}

/** Existing accounts get the data's name, password and role. Returns the users by phone. */
export const loadAccounts = async (
  { accounts, database }: { accounts: Accounts; database: Database },
  shop: ShopData,
): Promise<Map<string, User>> => {
  const { users, serverTime } = database
  const loaded = new Map<string, User>()
  for (const account of shop.accounts) {
    const { name, phone, email, role } = account
    const _id = await uidOf(accounts, account)
    const times = { createdAt: serverTime, updatedAt: serverTime }
    await users.doc(_id).set({ name, phone, email: email ?? null, role, ...times })
    loaded.set(phone, { _id, name, phone, email, role })
  }
  return loaded
}
