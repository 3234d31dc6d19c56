import type { MessageKind } from '../message-rules.ts'

/** What mails and messages about orders say, in one language. `{…}` is filled in; an empty line begins a paragraph. */
export type MailTexts = {
  subject: Record<MessageKind, string>
  /** Unless the settings have another text. */
  usual: Record<MessageKind, string>
  hello: string
  /** With courier and number, or with the courier alone. */
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
