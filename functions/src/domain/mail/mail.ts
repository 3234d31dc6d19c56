import { escapeHtml } from '@bartan/contract/content/escape-html'
import type { Settings } from '@bartan/contract/settings/settings'

export type Mail = { subject: string; text: string; html: string }

/** A mail on its way to a mail server. Two of one id are the same mail. */
export type OutgoingMail = {
  id: string
  to: string[]
  headers?: Record<string, string>
  message: Mail
}

/** The sender. */
export type Sender = Pick<Settings, 'name' | 'address' | 'phone'>

/** The sender's details, at the end of every mail. */
export const signatureOf = ({ name, address, phone }: Sender): string =>
  [name, address.join(', '), phone].filter((line) => line !== '').join('\n')

/** Names and addresses are what people typed: in a mail they must remain text. */
export const toHtml = (paragraphs: string[]): string =>
  paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
