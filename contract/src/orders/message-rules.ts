/** What customers are told of their orders, by mail or WhatsApp. */
export const MESSAGE_KINDS = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'outOfStock',
  'returned',
  'returnDeclined',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What a text may name: each stands for what it is of this order, or for nothing where there is none. */
export const MESSAGE_FIELDS = [
  'name',
  'number',
  'total',
  'delivery',
  'courier',
  'awb',
  'link',
  'refund',
  'reason',
  'days',
] as const
export type MessageField = (typeof MESSAGE_FIELDS)[number]

export const MESSAGE_LENGTH = 1000
