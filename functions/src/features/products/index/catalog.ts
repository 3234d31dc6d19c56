import { setImmediate as nextTurn } from 'node:timers/promises'
import { withSalePricesInRupees, saleOf } from '@bartan/contract/offers/sale-price'
import { withRateChangesInRupees } from '@bartan/contract/products/law/rate-changes'
import { STORED_PRICES, type Pricing } from '#domain/stock/with-current-price.ts'
import { CatalogIndex } from './catalog-index.ts'
import { idsInScope } from './ids-in-scope.ts'
import type { CatalogChange, CatalogEntry } from './product-rows.ts'

/** A product at current prices; the same object if nothing applies. */
const pricedEntry = (entry: CatalogEntry, { changes, sales }: Pricing): CatalogEntry => {
  const product = withRateChangesInRupees(entry.product, changes)
  const sale = saleOf({ ...product, productId: product._id }, sales)
  const reduced = sale ? withSalePricesInRupees(product, sale) : product
  if (reduced !== product) return { ...entry, product: reduced, stored: product }
  return product === entry.product ? entry : { ...entry, product }
}

/** Products repriced without a break: some milliseconds, in which no other call runs. */
const REPRICED_IN_ONE_GO = 100

/** All products in memory. Drafts have a separate index, so that shoppers' replies can't contain them. */
export class Catalog {
  readonly published = new CatalogIndex()
  readonly drafts = new CatalogIndex()
  #pricing = STORED_PRICES

  get size(): number {
    return this.published.rows.size + this.drafts.rows.size
  }

  /** The index that holds a product. */
  indexOf(id: string): CatalogIndex | undefined {
    return [this.published, this.drafts].find(({ rows }) => rows.slotOf(id) !== undefined)
  }

  /** Applies changes in order, so the last one of a product wins. */
  apply(changes: Iterable<CatalogChange>): void {
    const ofDrafts: CatalogChange[] = []
    this.published.apply(this.#published(changes, ofDrafts))
    this.drafts.apply(ofDrafts)
  }

  /**
   * Reprices every product that a change of sales or rates affects. Shoppers see sale prices; stored prices are kept
   * beside them. Rates change rarely; then all products are checked.
   */
  async reprice(pricing: Pricing): Promise<void> {
    const { rows } = this.published
    const isTaxedAnew = pricing.changes !== this.#pricing.changes
    this.#pricing = pricing
    const affected = new Set(rows.inSale().map(rows.id))
    for (const { scope } of pricing.sales)
      for (const id of idsInScope(this.published, scope)) affected.add(id)
    await this.#inPortions([...affected], (id) => this.#anew(this.published, id))
    if (!isTaxedAnew) return
    for (const index of [this.published, this.drafts])
      await this.#inPortions(Array.from(index.rows.slots(), index.rows.id), (id) => {
        const slot = index.rows.slotOf(id)
        const isAbout = slot !== undefined && index.rows.isRatedAnew(slot, pricing.changes)
        return isAbout ? this.#anew(index, id) : []
      })
  }

  async #inPortions(
    ids: readonly string[],
    changesOf: (id: string) => CatalogChange[],
  ): Promise<void> {
    for (let at = 0; at < ids.length; at += REPRICED_IN_ONE_GO) {
      if (at > 0) await nextTurn()
      this.apply(ids.slice(at, at + REPRICED_IN_ONE_GO).flatMap(changesOf))
    }
  }

  /** A change with the stored product; empty if it has been deleted. */
  #anew({ rows }: CatalogIndex, id: string): CatalogChange[] {
    const slot = rows.slotOf(id)
    if (slot === undefined) return []
    const [version, sold, product] = [rows.version(slot), rows.sold(slot), rows.storedProduct(slot)]
    return [{ id, version, entry: { product, sold, version, buying: rows.buying(slot) } }]
  }

  /** The changes for the index of published products: a product that becomes a draft is removed. */
  *#published(
    changes: Iterable<CatalogChange>,
    ofDrafts: CatalogChange[],
  ): Generator<CatalogChange> {
    const touched = new Set<string>()
    const ofRates = { ...this.#pricing, sales: [] }
    for (const { id, version, entry } of changes) {
      const isDraft = entry?.product.state === 'draft'
      // Drafts are rare: other products aren't collected while a large catalog loads.
      if (isDraft || touched.has(id) || this.drafts.rows.slotOf(id) !== undefined) {
        touched.add(id)
        ofDrafts.push({ id, version, entry: isDraft ? pricedEntry(entry, ofRates) : undefined })
      }
      yield { id, version, entry: isDraft ? undefined : entry && pricedEntry(entry, this.#pricing) }
    }
  }
}
