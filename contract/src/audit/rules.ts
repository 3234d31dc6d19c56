/** Admins' actions that are recorded (contract §8). */
export const AUDIT_ACTIONS = [
  'product.created',
  'product.changed',
  'product.deleted',
  'image.uploaded',
  'image.deleted',
  'order.placed',
  'order.status_changed',
  'order.confirmation_set',
  'order.packed',
  'order.shipped',
  'order.address_changed',
  'order.items_reduced',
  'order.parcel_received',
  'order.lines_changed',
  'order.advance_taken',
  'order.remitted',
  'order.return_requested',
  'order.return_decided',
  'order.refund_paid',
  'order.deleted',
  'cash.handed_over',
  'cash.handover_removed',
  'grievance.changed',
  'review.hidden',
  'review.shown',
  'user.added',
  'user.changed',
  'user.password_reset',
  'user.password_link_made',
  'user.deleted',
  'offer.created',
  'offer.changed',
  'offer.ended',
  'offer.deleted',
  'settings.changed',
  'page.changed',
  'backup.downloaded',
  'found.changed',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What an undo takes back: edits of products, of the settings, and of the pages that the footer leads to. */
export const UNDOABLE_ACTIONS: readonly AuditAction[] = [
  'product.created',
  'product.changed',
  'settings.changed',
  'page.changed',
]

/** Fields of changes that are money: stored in paise, shown in rupees. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'price',
  'originalPrice',
  'mrp',
  'cost',
  'totalPrice',
  'refunded',
  'collected',
  'advance',
  'toCollect',
  'remitted',
  'handedOver',
  'minimum',
  'amount',
  'most',
])
