import { createHash, randomBytes } from 'node:crypto'
import type { ProductId } from '@bartan/contract/products/product-id'

/** Mailboxes that differ only in case are taken for one. */
export const canonicalEmail = (email: string): string => email.toLowerCase()

/** Names a document after an address, which can be longer than an id may be, and can contain a slash. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('hex')

/** One id per product and customer. It reveals neither, so it may be shown, and may stay when the account goes. */
export const reviewIdOf = (productId: ProductId, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, userId]))
    .digest('hex')
    .slice(0, 32)

/** For links in mails: 256 bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** A token is stored as this hash, so that reading the database does not give access. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** A phone's use of an offer, which tells neither. */
export const offerUsesId = (offerId: string, phone: string): string =>
  createHash('sha256')
    .update(JSON.stringify([offerId, phone]))
    .digest('hex')

/** A name for a picture that can't be guessed and that no other picture has. */
export const randomName = (): string => randomBytes(12).toString('hex')
