import { createHash } from 'node:crypto'

/** One id per product and customer. It reveals neither, so it may be shown, and may stay when the account goes. */
export const reviewIdOf = (productId: string, userId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([productId, userId]))
    .digest('hex')
    .slice(0, 32)
