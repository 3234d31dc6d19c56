import { CatalogIndex } from './catalog-index.ts'
import type { CatalogChange } from './product-rows.ts'

/**
 * All products in memory. Drafts have an index of their own, so that whatever shoppers are served is made from one that
 * does not know them.
 */
export class Catalog {
  readonly published = new CatalogIndex()
  readonly drafts = new CatalogIndex()

  get size(): number {
    return this.published.rows.size + this.drafts.rows.size
  }

  /** The index that holds a product. */
  indexOf(id: string): CatalogIndex | undefined {
    return [this.published, this.drafts].find(({ rows }) => rows.slotOf(id) !== undefined)
  }

  /** Applies changes in the given order, so the last one of a product wins. */
  apply(changes: Iterable<CatalogChange>): void {
    const ofDrafts: CatalogChange[] = []
    this.published.apply(this.#published(changes, ofDrafts))
    this.drafts.apply(ofDrafts)
  }

  /** The changes as the index of published products sees them: one that becomes a draft is gone. */
  *#published(
    changes: Iterable<CatalogChange>,
    ofDrafts: CatalogChange[],
  ): Generator<CatalogChange> {
    const touched = new Set<string>()
    for (const { id, version, entry } of changes) {
      const isDraft = entry?.product.state === 'draft'
      // A product is rarely a draft: nothing is kept of the others while a large catalog is loaded.
      if (isDraft || touched.has(id) || this.drafts.rows.slotOf(id) !== undefined) {
        touched.add(id)
        ofDrafts.push({ id, version, entry: isDraft ? entry : undefined })
      }
      yield { id, version, entry: isDraft ? undefined : entry }
    }
  }
}
