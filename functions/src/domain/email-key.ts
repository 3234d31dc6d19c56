import { createHash } from 'node:crypto'

/** Nobody runs two mailboxes that differ only in case. */
export const canonicalEmail = (email: string): string => email.toLowerCase()

/** Names a document after an address, which can be longer than an id may be, and can contain a slash. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('hex')
