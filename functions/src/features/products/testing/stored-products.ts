import { paise } from '@bartan/contract/shared/money'
import { Timestamp } from 'firebase-admin/firestore'
import type { ProductDocument } from '#database/product-documents.ts'
import { aProduct, type GivenProduct } from '#testing/builders.ts'
import type { CatalogCopy, CatalogSource, ReadProduct } from '../replica/catalog-source.ts'

/** How many microseconds pass with every write. */
const STEP = 1_000_000

/**
 * A product database in memory that counts reads, can be cut off and keeps its own time. Only for what the real one
 * can't be made to do at will; the repository's own test runs on the real one.
 */
export class StoredProducts implements CatalogSource {
  reads = 0
  queries = 0
  isCutOff = false
  /** Queries wait for it, when set. */
  gate: Promise<void> | undefined
  readonly #products = new Map<string, { version: number; document: ProductDocument }>()
  #copy: (CatalogCopy & { count: number }) | undefined
  #now = 1_700_000_000_000_000

  write(id: string, given: GivenProduct = {}): void {
    this.#put(id, { ...aProduct({ name: id, ...given }), deletedAt: null })
  }

  delete(id: string): void {
    const document = this.#products.get(id)?.document
    if (document) this.#put(id, { ...document, deletedAt: this.#time() })
  }

  /** What an edit by hand could leave behind. */
  spoil(id: string): void {
    this.#put(id, { ...aProduct(), price: paise('cheap' as unknown as number), deletedAt: null })
  }

  liveIds(): string[] {
    return [...this.#products]
      .filter(([, { document }]) => !document.deletedAt)
      .map(([id]) => id)
      .sort()
  }

  pass(seconds: number): void {
    this.#now += seconds * 1_000_000
  }

  readCopy: CatalogSource['readCopy'] = async () => {
    await this.#answer()
    this.reads += 1 + (this.#copy?.shards.length ?? 0)
    return this.#copy
  }

  readChanges: CatalogSource['readChanges'] = async (from, take) => {
    await this.#answer()
    const found = [...this.#products]
      .filter(([, { version }]) => from === undefined || version > from)
      .map(([id, stored]): ReadProduct => ({ id, ...stored }))
    const asOf = this.#now
    this.reads += found.length
    if (this.gate) await this.gate
    take(found)
    return asOf
  }

  readProducts: CatalogSource['readProducts'] = async (ids) => {
    await this.#answer()
    this.reads += ids.length
    return ids.map((id) => ({
      id,
      version: this.#now,
      document: undefined,
      ...this.#products.get(id),
    }))
  }

  publishCopy: CatalogSource['publishCopy'] = async ({ shards, ...copy }) => {
    await this.#answer()
    const generation = this.#copy?.generation ?? 0
    if (copy.replaces !== generation) return generation
    const written: Uint8Array[] = []
    for await (const shard of shards) written.push(shard)
    this.#copy = { ...copy, generation: generation + 1, shards: written }
    return generation + 1
  }

  /** A copy that none of our programs wrote. */
  damageCopy(): void {
    if (this.#copy) this.#copy.shards = [new Uint8Array([1, 2, 3])]
  }

  #put(id: string, document: Omit<ProductDocument, 'createdAt' | 'updatedAt'>): void {
    this.#now += STEP
    const createdAt = this.#products.get(id)?.document.createdAt ?? this.#time()
    const stored = { ...document, createdAt, updatedAt: this.#time() }
    this.#products.set(id, { version: this.#now, document: stored })
  }

  #time(): Timestamp {
    return Timestamp.fromMillis(this.#now / 1000)
  }

  async #answer(): Promise<void> {
    this.queries++
    await Promise.resolve()
    if (this.isCutOff) throw new Error('Firestore can not be reached')
  }
}
