import type { Role } from '@bartan/contract/shared/roles'

/** The most entries in an order's history: an order is one document, which every list reads. */
const MAX_KEPT = 40

/** A history with one more entry, cut to the latest, oldest first. */
export const withLatest = <One>(before: readonly One[] | undefined, one: One): One[] =>
  [...(before ?? []), one].slice(-MAX_KEPT)

export const withMessage = <Message>(
  { messages }: { messages?: Message[] },
  message: Message,
): { messages: Message[] } => ({ messages: withLatest(messages, message) })

export type ChangeAuthor = { _id: string; name: string; role: Role }

type Owned = { user: { name: string; phone: string }; isOwnerGone?: boolean | undefined }

/** How the audit log names an order. */
export const auditTarget = (_id: string, { user, isOwnerGone }: Owned) => ({
  _id,
  name: isOwnerGone ? 'Deleted account' : `${user.name}, ${user.phone}`,
})

/** Field by field: the account passed in has more personal data. */
export const changeAuthor = ({ _id, name, role }: ChangeAuthor): ChangeAuthor => ({
  _id,
  name,
  role,
})
