import type { Brand } from '../shared/brand.ts'

/** The id of a product's document. */
export type ProductId = Brand<string, 'ProductId'>

/** The seller's own code of a product or of one of its variants. */
export type Sku = Brand<string, 'Sku'>

/** What the database calls a product. */
export const asProductId = (id: string): ProductId => id as ProductId

/** What a line has whose variant is gone. */
export const NO_SKU = '' as Sku

/** A code that the shop has made or read itself. */
export const asSku = (code: string): Sku => code as Sku
