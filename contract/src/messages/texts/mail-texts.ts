import type { MessageKind } from '../message-rules.ts'

/**
 * Texts of mails and messages about orders, in one language. `{…}` are placeholders; an empty line begins a paragraph.
 */
export type MailTexts = {
  subject: Record<MessageKind, string>
  /** Sent unless the settings have another text. */
  usual: Record<MessageKind, string>
  hello: string
  /** With courier and number, or with the courier only. */
  parcel: string
  courier: string
  track: string
  returns: string
  callYou: string
  refund: string
  /** For a paid refund. */
  payment: string
  reason: string
  order: string
  discount: string
  shipping: string
  free: string
  total: string
  address: string
}
