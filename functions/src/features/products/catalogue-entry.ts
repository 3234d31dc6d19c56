import type { Product } from '@bartan/contract/product'

/** What the catalogue in memory keeps of a product: what shoppers may see, and what ranks and dates it. */
export type CatalogueEntry = {
  product: Product
  /** Units sold and not cancelled. */
  sold: number
  /** Microseconds of the document's last write: the newer one wins, whatever order they arrive in. */
  version: number
}

/** A change of the catalogue as a reader of the database meets it; a tombstone has no entry. */
export type CatalogueChange = { id: string; version: number; entry: CatalogueEntry | undefined }
