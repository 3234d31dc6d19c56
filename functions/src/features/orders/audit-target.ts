import type { OrderDocument } from '#database/documents.ts'

/** An order's name in the audit trail. */
export const auditTarget = (id: string, { user, isOwnerGone }: OrderDocument) => ({
  _id: id,
  name: isOwnerGone ? 'Deleted account' : `${user.name}, ${user.phone}`,
})
