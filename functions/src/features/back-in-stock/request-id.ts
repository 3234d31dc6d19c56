import { createHash } from 'node:crypto'

/** One per product and address or phone. Hashed, because an address can be longer than an id may be, and can contain a slash. */
export const requestId = (productId: string, contact: string): string =>
  createHash('sha256').update(`${productId} ${contact}`).digest('hex')
