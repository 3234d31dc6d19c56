import { createHash } from 'node:crypto'

/** One per product and customer; tells neither, so that it may be shown, and stay when the account goes. */
export const reviewIdOf = (productId: string, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, userId]))
    .digest('hex')
    .slice(0, 32)
