import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sale } from '@bartan/contract/offers/offer'
import { CatalogIndex } from './catalog-index.ts'
import type { CatalogChange, CatalogEntry } from './product-rows.ts'
import { idsInScope } from './ids-in-scope.ts'
import { inRupeesReduced, saleOf } from '@bartan/contract/offers/sale-price'

/** A product at the prices of the sales that run; as it is where none is about it. */
const inSales = (entry: CatalogEntry, sales: readonly Sale[]): CatalogEntry => {
  if (sales.length === 0) return entry
  const { product } = entry
  const sale = saleOf({ ...product, productId: product._id }, sales)
  const reduced = sale ? inRupeesReduced(product, sale) : product
  return reduced === product ? entry : { ...entry, product: reduced, stored: product }
}

/** Products that are priced anew in one go: some milliseconds, in which nobody else is served. */
const REPRICED_IN_ONE_GO = 100

/**
 * All products in memory. Drafts have an index of their own, so that replies to shoppers cannot contain them.
 */
export class Catalog {
  readonly published = new CatalogIndex()
  readonly drafts = new CatalogIndex()
  #sales: readonly Sale[] = []

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

  /** Prices every product anew that other sales are about. Shoppers see prices in a sale; stored ones stay beside them. */
  async reprice(sales: readonly Sale[]): Promise<void> {
    const { rows } = this.published
    this.#sales = sales
    const affected = new Set(rows.inSale().map(rows.id))
    for (const { scope } of sales)
      for (const id of idsInScope(this.published, scope)) affected.add(id)
    const ids = [...affected]
    for (let at = 0; at < ids.length; at += REPRICED_IN_ONE_GO) {
      if (at > 0) await nextTurn()
      this.published.apply(ids.slice(at, at + REPRICED_IN_ONE_GO).flatMap((id) => this.#anew(id)))
    }
  }

  /** A product as it is stored, as a change; nothing if it is gone meanwhile. */
  #anew(id: string): CatalogChange[] {
    const { rows } = this.published
    const slot = rows.slotOf(id)
    if (slot === undefined) return []
    const [version, sold, product] = [rows.version(slot), rows.sold(slot), rows.storedProduct(slot)]
    return [
      {
        id,
        version,
        entry: inSales({ product, sold, version, buying: rows.buying(slot) }, this.#sales),
      },
    ]
  }

  /** The changes as the index of published products sees them: a product that becomes a draft is removed. */
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
      yield { id, version, entry: isDraft ? undefined : entry && inSales(entry, this.#sales) }
    }
  }
}
