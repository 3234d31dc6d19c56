import { openAccounts } from '#programs/backup/accounts.ts'
import { PASSWORD } from './start-test-shop.ts'
import type { TestShop } from './start-test-shop.ts'

/** An account as the first version of the shop wrote it: the phone in its alias, the customer's own password. */
export const saveOldAccount = async (
  { shop, database, newPhone }: TestShop,
  { aliasOf, ...user }: { role?: 'admin'; phone?: string; aliasOf?: string } = {},
) => {
  const auth = await openAccounts(shop.config)
  const phone = user.phone ?? newPhone()
  const role = user.role ?? ('customer' as const)
  const email = `${aliasOf ?? phone}@phone.bartan.invalid`
  const { uid } = await auth.createUser({ email, password: PASSWORD })
  await auth.setCustomUserClaims(uid, { role })
  const times = { createdAt: database.serverTime, updatedAt: database.serverTime }
  await database.users.doc(uid).set({ name: 'Asha Devi', phone, email: null, role, ...times })
  return { _id: uid, phone, password: PASSWORD }
}
