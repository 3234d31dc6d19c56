import { createHash } from 'node:crypto'

/** The same document for the same thing: a load that was cut short is simply repeated. */
export const stableId = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20)

export const productIdOf = (sku: string): string => stableId('product', sku)
