import { asPhone } from '@bartan/contract/users/rules'
import { openAuth } from '#platform/firebase/open-auth.ts'
import { PASSWORD, type TestShop } from './start-test-shop.ts'

/** An account as the first version of the shop wrote it: the phone in its alias, the customer's own password. */
export const saveOldAccount = async (
  { shop, database, newPhone }: TestShop,
  { aliasOf, ...user }: { role?: 'admin'; phone?: string; aliasOf?: string } = {},
) => {
  const auth = await openAuth(shop.config)
  const phone = user.phone ?? newPhone()
  const role = user.role ?? ('customer' as const)
  const email = `${aliasOf ?? phone}@phone.bartan.invalid`
  const { uid } = await auth.createUser({ email, password: PASSWORD })
  await auth.setCustomUserClaims(uid, { role })
  const times = { createdAt: database.serverTime, updatedAt: database.serverTime }
  await database.users
    .doc(uid)
    .set({ name: 'Asha Devi', phone: asPhone(phone), email: null, role, ...times })
  return { _id: uid, phone, password: PASSWORD }
}
