import { MATERIALS } from '@bartan/contract/products/offered-values'
import { placeOfPaperCode } from '@bartan/contract/products/paper/paper-codes'
import type { CatalogIndex } from '../index/catalog-index.ts'
import { catalogWords, type CatalogWords } from './steps/catalog-words.ts'
import type { GoodsCatalog } from './steps/find.ts'
import { goodsOf, measureReader, type Goods } from './steps/goods.ts'

const everyValue = (index: CatalogIndex, facet: 'color' | 'size' | 'material' | 'brand') =>
  index.facets[facet].counts(index.live).map(({ value }) => value)

/** The catalog in memory for reading one message: products are parsed once. */
export const goodsCatalogOf = (
  index: CatalogIndex,
  paperCodes: readonly string[] = [],
): { goodsCatalog: GoodsCatalog; known: CatalogWords } => {
  /** Bounded by the products that one message may mean. */
  const goods = new Map<number, Goods>()
  const known = catalogWords({
    colors: everyValue(index, 'color'),
    sizes: everyValue(index, 'size'),
    materials: [...MATERIALS, ...everyValue(index, 'material')],
    brands: everyValue(index, 'brand'),
  })
  const measuresOf = measureReader()
  const read = (slot: number): Goods => {
    const made = goodsOf(index.rows.product(slot), measuresOf)
    goods.set(slot, made)
    return made
  }
  return {
    known,
    goodsCatalog: {
      match: (words) => index.search.match(words),
      byCode: (code) => {
        const place = placeOfPaperCode(code)
        if (place === undefined) return index.search.byCode(code)
        const slot = index.rows.slotOf(paperCodes[place] ?? '')
        return slot === undefined ? [] : [slot]
      },
      goods: (slot) => (index.live.has(slot) ? (goods.get(slot) ?? read(slot)) : undefined),
    },
  }
}
