import { createHash, randomBytes } from 'node:crypto'
import type { ProductId } from '@bartan/contract/products/product-id'

/** Addresses that differ only in case count as the same mailbox. */
export const canonicalEmail = (email: string): string => email.toLowerCase()

/** A document id for an address, which can be too long for an id or contain a slash. */
export const emailKey = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('hex')

/** One id per product and customer. It reveals neither, so it may be public, and may outlive the account. */
export const reviewIdOf = (productId: ProductId, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, userId]))
    .digest('hex')
    .slice(0, 32)

/** For links in mails: 256 bits. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token, so that reading the database gives no access. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** A phone's use of an offer; the digest reveals neither. */
export const offerUsesId = (offerId: string, phone: string): string =>
  createHash('sha256')
    .update(JSON.stringify([offerId, phone]))
    .digest('hex')

export const randomName = (): string => randomBytes(12).toString('hex')
