import { knownRole } from '@bartan/contract/shared/roles'
import type { Profile } from '@bartan/contract/users/schema'
import type { SessionOwner } from '#domain/caller.ts'
import { canonicalEmail } from '#domain/hashed-ids.ts'
import { consentFields } from './consent-fields.ts'
import type { UserDocument } from './documents.ts'

export const toUser = (
  _id: string,
  {
    name,
    phone,
    email,
    confirmedEmail,
    role,
    reminders,
    whatsapp,
  }: Pick<
    UserDocument,
    'name' | 'phone' | 'email' | 'confirmedEmail' | 'role' | 'reminders' | 'whatsapp'
  >,
): Profile => ({
  _id,
  name,
  phone,
  email: email ?? undefined,
  role: knownRole(role),
  emailConfirmed: Boolean(email) && canonicalEmail(email ?? '') === confirmedEmail,
  ...(reminders?.agreedAt && { cartReminder: true }),
  ...consentFields(whatsapp),
})

/** An account, with what decides whether its sessions are valid. */
export const toSessionOwner = (uid: string, document: UserDocument): SessionOwner => ({
  user: {
    ...toUser(uid, document),
    ...(document.codBlock && { isCodBlocked: true }),
    ...(document.orderedBefore && { orderedBefore: document.orderedBefore }),
  },
  generation: document.sessionGeneration ?? 0,
  isPasswordDue: document.isPasswordDue ?? false,
})
