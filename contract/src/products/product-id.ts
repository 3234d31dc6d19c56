import type { Brand } from '../shared/brand.ts'

export type ProductId = Brand<string, 'ProductId'>

/** The seller's own code of a product or of one of its variants. */
export type Sku = Brand<string, 'Sku'>

/** Brands an id from the database. */
export const asProductId = (id: string): ProductId => id as ProductId

/** The SKU of a line whose variant is gone. */
export const NO_SKU = '' as Sku

/** Brands a code that the shop has made or read itself. */
export const asSku = (code: string): Sku => code as Sku
