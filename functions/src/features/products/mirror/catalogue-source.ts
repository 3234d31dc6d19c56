import type { ProductDocument } from '../../../database/documents.ts'

/** A point of Firestore's own time, in microseconds: clocks of instances are not compared with it. */
export type Moment = number

/** A product document as it was read; without a `document` it is not there. */
export type ReadProduct = { id: string; version: Moment; document: ProductDocument | undefined }

/** The compact copy of the whole catalogue that makes a cold start cheap (design §4). */
export type CatalogueCopy = {
  generation: number
  shards: Uint8Array[]
  /** Whatever was changed after it may be missing from the copy. */
  changesFrom: Moment
}

export type NewCopy = {
  /** Generation that the writer knows; the copy is not written over a newer one. */
  replaces: number
  shards: AsyncIterable<Uint8Array>
  /** Products in it. */
  count: number
  changesFrom: Moment
}

/** What the mirror needs of the database. */
export type CatalogueSource = {
  readCopy(): Promise<CatalogueCopy | undefined>
  /**
   * Hands over, in batches, every product changed after `from`, tombstones included, or all products there are.
   * Answers with the moment as of which this was so.
   */
  readChanges(from: Moment | undefined, take: (batch: ReadProduct[]) => void): Promise<Moment>
  readProducts(ids: readonly string[]): Promise<ReadProduct[]>
  /** Answers with the generation that is valid afterwards: the new one, or that of another writer who was first. */
  publishCopy(copy: NewCopy): Promise<number>
}
