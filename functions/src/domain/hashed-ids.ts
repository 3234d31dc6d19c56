import { createHash, randomBytes } from 'node:crypto'

/** Nobody runs two mailboxes that differ only in case. */
export const canonicalEmail = (email: string): string => email.toLowerCase()

/** Names a document after an address, which can be longer than an id may be, and can contain a slash. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('hex')

/** One id per product and customer. It reveals neither, so it may be shown, and may stay when the account goes. */
export const reviewIdOf = (productId: string, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, userId]))
    .digest('hex')
    .slice(0, 32)

/** For links in mails: 256 bits, which nobody guesses. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token that grants something: whoever reads the database can't use it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
