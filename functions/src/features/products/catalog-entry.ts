import type { Product } from '@bartan/contract/products/schema'

/** A product in the catalog in memory: what shoppers may see, and what is needed to rank and date it. */
export type CatalogEntry = {
  product: Product
  /** Units sold and not cancelled. */
  sold: number
  /** Microseconds of the document's last write: the newer version wins, in whatever order they arrive. */
  version: number
}

/** A change of the catalog as read from the database; a tombstone has no entry. */
export type CatalogChange = { id: string; version: number; entry: CatalogEntry | undefined }
