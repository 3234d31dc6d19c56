import { createHash } from 'node:crypto'

/** The same id for the same thing, so that an interrupted load can simply be repeated. */
export const stableId = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20)

export const productIdOf = (sku: string): string => stableId('product', sku)
