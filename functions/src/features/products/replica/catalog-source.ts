import type { ProductDocument } from '#database/product-documents.ts'

/** A point in Firestore's own time, in microseconds; instances' clocks are not compared with it. */
export type Moment = number

/** A product document as it was read; without `document`, it does not exist. */
export type ReadProduct = { id: string; version: Moment; document: ProductDocument | undefined }

/** The compact copy of the whole catalog that makes a cold start cheap. */
export type CatalogCopy = {
  generation: number
  shards: Uint8Array[]
  /** Changes after this moment may be missing from the copy. */
  changesFrom: Moment
}

export type NewCopy = {
  /** The generation that the writer knows; a newer copy is not overwritten. */
  replaces: number
  shards: AsyncIterable<Uint8Array>
  count: number
  changesFrom: Moment
}

/** What the replica needs of the database. */
export type CatalogSource = {
  readCopy(): Promise<CatalogCopy | undefined>
  /**
   * Passes on, in batches, every product changed after `from`, tombstones included, or all products if `from` is
   * missing. Returns the moment as of which this was so.
   */
  readChanges(from: Moment | undefined, take: (batch: ReadProduct[]) => void): Promise<Moment>
  readProducts(ids: readonly string[]): Promise<ReadProduct[]>
  /** Returns the generation now in effect: the new one, or that of another writer who was first. */
  publishCopy(copy: NewCopy): Promise<number>
}
