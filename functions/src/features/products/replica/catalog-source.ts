import type { ProductDocument } from '#database/product-documents.ts'

/** A point in Firestore's time, in microseconds; never compared with an instance's clock. */
export type Moment = number

/** A product document as read; without `document` it doesn't exist. */
export type ReadProduct = { id: string; version: Moment; document: ProductDocument | undefined }

/** The compact copy of the whole catalog, for a quick cold start. */
export type CatalogCopy = {
  generation: number
  shards: Uint8Array[]
  /** Changes after this moment may be missing from the copy. */
  changesFrom: Moment
}

export type NewCopy = {
  /** The generation that the writer knows; a newer copy isn't overwritten. */
  replaces: number
  shards: AsyncIterable<Uint8Array>
  count: number
  changesFrom: Moment
}

/** The replica's access to the database. */
export type CatalogSource = {
  readCopy(): Promise<CatalogCopy | undefined>
  /**
   * Passes on, in batches, every product changed after `from`, tombstones included, or all products without `from`.
   * Returns the time of this state.
   */
  readChanges(from: Moment | undefined, take: (batch: ReadProduct[]) => void): Promise<Moment>
  readProducts(ids: readonly string[]): Promise<ReadProduct[]>
  /** Returns the generation in effect: the new one, or that of a faster writer. */
  publishCopy(copy: NewCopy): Promise<number>
}
