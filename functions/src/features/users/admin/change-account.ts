import { reason } from '@bartan/contract/reasons/reasons'
import type { Role } from '@bartan/contract/shared/roles'
import type { Phone } from '@bartan/contract/users/rules'
import type { Profile } from '@bartan/contract/users/schema'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { fieldChanges } from '#domain/field-changes.ts'
import type { AccountUnit, StoredAccount } from '../account-unit.repository.ts'
import { factsOf, phoneTaken } from '../open-account.ts'
import { oldCredentials } from '../passwords/credentials.ts'

export type UserChange = { name?: string; phone?: Phone; email?: string | null; role?: Role }

/**
 * The account, for an admin who still is one. Reads the admin's account in the write's transaction. So two admins who
 * demote or delete each other, or reset each other's password, can't leave the shop without a logged-in admin: the
 * second is no longer one by then.
 */
export const findForAdmin = async (
  unit: AccountUnit,
  id: string,
  by: Caller,
): Promise<StoredAccount | undefined> => {
  const [account, admin] = await unit.findAll([id, by._id])
  if (admin?.user.role !== 'admin' || admin.document.isPasswordDue)
    throw new AppError('forbidden', reason('not_allowed'))
  return account
}

/** @param from the role that the change is based on */
export const refuseStale = (from: Role | undefined, { role }: { role: Role }): void => {
  if (from === undefined || from === role) return
  throw new AppError('changed_meanwhile', reason('role_changed_meanwhile', { role }), {
    current: { role },
  })
}

/** Of a blocked account: far more than one is ever moved from, so that its document stays small. */
const MAX_EARLIER_PHONES = 20

/**
 * Moves an account to another phone; Firebase doesn't store phones. Rules about a person hold for both: returns what the
 * new one adds to the account.
 */
const movePhone = async (
  unit: AccountUnit,
  { user: before, document }: StoredAccount,
  { phone, at }: { phone: Phone; at: Date },
) => {
  const { _id: uid } = before
  const entry = await unit.entryOf(before.phone)
  if (!(await unit.isPhoneFree({ phone, uid }))) throw phoneTaken()
  const isOwn = entry?.uid === uid
  if (isOwn) unit.removeEntry(before.phone)
  unit.setEntry(phone, isOwn ? entry : { uid, ...oldCredentials(before.phone) })
  const known = await unit.knownOf(phone, at)
  const { codBlock } = document
  if (!codBlock) return known
  unit.setBlock({ phone: before.phone, isBlocked: true, at })
  const phones = [...(codBlock.earlierPhones ?? []), before.phone]
  const earlierPhones = phones.slice(-MAX_EARLIER_PHONES)
  return { ...known, codBlock: { ...codBlock, earlierPhones } }
}

const isDemotion = (before: Role, after: Role): boolean =>
  after !== before && (before === 'admin' || after === 'customer')

/** Effects of a change: a new address is unconfirmed, a demotion ends the sessions. */
const consequences = (
  { document, user }: StoredAccount,
  { email, role = user.role }: UserChange,
) => ({
  ...(email !== undefined && (email ?? undefined) !== user.email && { confirmedEmail: null }),
  ...(isDemotion(user.role, role) && { sessionGeneration: (document.sessionGeneration ?? 0) + 1 }),
})

/**
 * The account after the change. A demotion ends all sessions.
 * @throws AppError phone_taken
 */
export const changeAccount = async (
  unit: AccountUnit,
  account: StoredAccount,
  { change, by, at }: { change: UserChange; by: Caller; at: Date },
): Promise<Profile> => {
  const { id, user: before } = account
  const { email = before.email, ...rest } = change
  const after = { ...before, ...rest, email: email ?? undefined }
  // A role of a later version counts as customer, and may be set to it.
  const stored = { ...factsOf(before), role: account.document.role }
  const changes = fieldChanges(stored, factsOf(after))
  if (Object.keys(changes).length === 0) return before
  const moved =
    after.phone === before.phone ? {} : await movePhone(unit, account, { phone: after.phone, at })
  const consequent = { ...consequences(account, change), ...moved }
  unit.edit(id, { ...change, ...consequent })
  unit.audit({ by, action: 'user.changed', target: before, changes })
  const emailConfirmed = before.emailConfirmed && !('confirmedEmail' in consequent)
  return { ...after, emailConfirmed }
}
