/** Messages to customers about their orders, by mail or WhatsApp. */
export const MESSAGE_KINDS = [
  'placed',
  'confirmed',
  'changed',
  'shipped',
  'delivered',
  'cancelled',
  'outOfStock',
  'returned',
  'returnDeclined',
  'refundPaid',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Placeholders in a message; empty if the order has no such value. */
export const MESSAGE_FIELDS = [
  'name',
  'number',
  'total',
  'delivery',
  'courier',
  'awb',
  'link',
  'refund',
  'reference',
  'reason',
  'days',
] as const
export type MessageField = (typeof MESSAGE_FIELDS)[number]

/** Kinds of messages in an order's history: these, and the request to confirm the order. */
export const SENT_KINDS = [...MESSAGE_KINDS, 'asked'] as const
export type SentKind = (typeof SENT_KINDS)[number]

export const SENT_WAYS = ['mail', 'whatsapp'] as const
export type SentWay = (typeof SENT_WAYS)[number]

export const MESSAGE_LENGTH = 1000

/** Sent, with the default text. */
export const USUAL_MESSAGE = { isSent: true, text: '', textIn: {} }
