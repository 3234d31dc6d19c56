import type { OrderDocument } from '../../database/documents.ts'

/** How the audit trail calls an order. */
export const auditTarget = (id: string, { user, isOwnerGone }: OrderDocument) => ({
  _id: id,
  name: isOwnerGone ? 'Deleted account' : `${user.name}, ${user.phone}`,
})
