import { escapeHtml } from '@bartan/contract/content/escape-html'
import type { Settings } from '@bartan/contract/settings/settings'

export type Mail = { subject: string; text: string; html: string }

/** A mail for the mail server. Two with the same id are the same mail. */
export type OutgoingMail = {
  id: string
  to: string[]
  headers?: Record<string, string>
  message: Mail
}

export type Sender = Pick<Settings, 'name' | 'address' | 'phone'>

/** The sender's details, as the signature of every mail. */
export const signatureOf = ({ name, address, phone }: Sender): string =>
  [name, address.join(', '), phone].filter((line) => line !== '').join('\n')

/** Escapes names and addresses, which people have typed. */
export const toHtml = (paragraphs: string[]): string =>
  paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
