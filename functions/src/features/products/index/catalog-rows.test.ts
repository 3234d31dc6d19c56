import { asProductId, asSku } from '@bartan/contract/products/product-id'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { ProductFilters } from '@bartan/contract/products/schema'
import { rupees } from '@bartan/contract/shared/money'
import * as fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { arbitraryEntry, arbitraryFilters, arbitrarySearch } from '../testing/arbitrary-catalog.ts'
import { anEntry } from '../testing/household.ts'
import { CatalogIndex } from './catalog-index.ts'
import { countFacets } from './count-facets.ts'
import { listProducts } from './list-products.ts'
import { type CatalogEntry, ProductRows } from './product-rows.ts'
import { filterKey } from './select-products.ts'
import { similarProducts } from './similar-products.ts'
import { VariantRows } from './variants/variant-rows.ts'

it('a value counts what a list finds by it as the only one, and prices are those at which it finds any', () => {
  const entries = fc.uniqueArray(arbitraryEntry, { selector: ({ product }) => product._id })
  const names = fc.subarray(['category', 'color', 'size', 'maxPrice', 'discount'], { maxLength: 2 })
  fc.assert(
    fc.property(entries, arbitraryFilters, names, arbitrarySearch, (all, others, kept, search) => {
      const index = new CatalogIndex()
      index.apply(all.map((entry) => ({ id: entry.product._id, version: entry.version, entry })))
      // All of them leave hardly anything.
      const few = Object.entries(others).filter(([name]) => kept.includes(name))
      const filters: ProductFilters = { ...Object.fromEntries(few), search }
      const found = (more: ProductFilters) => {
        const query = {
          filters: { ...filters, ...more },
          sortBy: 'default',
          limit: 1,
          page: 1,
        } as const
        return listProducts(index, query).total
      }
      const { price, total, ranges: _ranges, ...facets } = countFacets(index, filters)
      expect(total).toBe(found({}))
      for (const [facet, counts] of Object.entries(facets))
        for (const { value, count } of counts) expect(found({ [facet]: [value] })).toBe(count)
      const { min, max } = price
      for (const end of max > 0 ? [min, max] : [])
        expect(found({ minPrice: end, maxPrice: end })).toBeGreaterThan(0)
      expect(found({ minPrice: max + 0.01, maxPrice: undefined })).toBe(0)
      expect(found({ minPrice: undefined, maxPrice: min - 0.01 })).toBe(0)
    }),
    { numRuns: 300 },
  )
})

const indexOf = (entries: readonly CatalogEntry[]) => {
  const index = new CatalogIndex()
  index.apply(entries.map((entry) => ({ id: entry.product._id, version: entry.version, entry })))
  return index
}

const KEY = 200

it('is the same whatever the order and case of values, and whatever is named twice or unknown', () => {
  const index = indexOf([
    anEntry({ _id: asProductId('1'), brand: 'Cello', colors: ['Red', 'Blue'] }),
  ])
  const key = (filters: ProductFilters) => filterKey(index, filters)
  const plain = key({ brand: ['Cello'], color: ['Blue', 'Red'] })
  expect(key({ color: ['RED', 'blue', 'Red', 'Mauve'], brand: ['cello', 'Nobody'] })).toBe(plain)
  expect(key({ collection: 'All', color: ['Red', 'Blue'], brand: ['Cello'] })).toBe(plain)
  const madeUp = Array.from({ length: 100 }, (_, i) => `made-up-${i}`)
  expect(key({ brand: madeUp, color: madeUp }).length).toBeLessThan(KEY)
})

it('tells a filter that nothing passes from none', () => {
  const index = indexOf([anEntry({ _id: asProductId('1'), brand: 'Cello' })])
  expect(filterKey(index, { brand: ['Nobody'] })).not.toBe(filterKey(index, {}))
  expect(filterKey(index, { brand: [] })).toBe(filterKey(index, {}))
  expect(filterKey(index, { collection: 'none' })).not.toBe(filterKey(index, { collection: 'all' }))
})

const answer = (index: CatalogIndex, filters: ProductFilters) => ({
  list: listProducts(index, { filters, sortBy: 'default', limit: 100, page: 1 }),
  facets: countFacets(index, filters),
})

it('is the same only for filters that leave the same products and counts', () => {
  const entries = fc.array(arbitraryEntry, { maxLength: 12 })
  fc.assert(
    fc.property(entries, arbitraryFilters, arbitraryFilters, (products, one, other) => {
      const index = indexOf(products)
      // Half of them differ in one filter alone.
      for (const filters of [other, { ...one, color: other.color }]) {
        const isSame = filterKey(index, one) === filterKey(index, filters)
        expect(answer(index, isSame ? filters : one)).toEqual(answer(index, one))
      }
    }),
    { numRuns: 500 },
  )
})

/** As the contract's schema would let it through, were this field added to its end. */
const withNewField = (fields: object) => {
  const entry = anEntry({ _id: asProductId('p'), descriptionHi: 'थाली' })
  return { ...entry, product: { ...entry.product, ...fields } }
}

it('tells every field in lists as alone, wherever it stands, but for the Hindi description', () => {
  const rows = new ProductRows()
  const entry = withNewField({ gauge: '0.8 mm' })
  const slot = rows.put(entry)
  expect(rows.product(slot)).toEqual(entry.product)
  const { descriptionHi: _descriptionHi, ...listed } = entry.product
  expect(JSON.parse(rows.listJson(slot))).toEqual(listed)
})

it('tells a product without details alone as in lists', () => {
  const rows = new ProductRows()
  const slot = rows.put(anEntry({ _id: asProductId('p'), descriptionHi: undefined }))
  expect(rows.json(slot)).toBe(rows.listJson(slot))
})

const cooker = (size: string, price: number, countInStock: number) => {
  const variant = { sku: asSku('C-1'), size, price: rupees(price), countInStock }
  return anEntry({ ...variant, _id: asProductId('cooker'), variants: [variant], sizes: [size] })
    .product
}

it('products keep what is sold of them, however often the stock of one changes', () => {
  const rows = new VariantRows()
  rows.put(0, cooker('3 L', 1649, 2))
  for (let stock = 1; stock <= 10_100; stock++) rows.put(1, cooker(`${stock % 500} L`, 2049, stock))
  rows.put(2, cooker('5 L', 2049.5, 0))

  expect(rows.sold(rows.first(0))).toMatchObject({ size: '3 L', price: 1649, countInStock: 2 })
  expect(rows.sold(rows.first(1))).toMatchObject({
    size: '100 L',
    price: 2049,
    countInStock: 10_100,
  })
  expect(rows.finder({ size: ['100 l'], maxPrice: 2049 })(1)).toBe(rows.first(1))
  expect(rows.finder({ size: ['5 L'], minPrice: 2049.5 })(2)).toBe(rows.first(2))
  expect(rows.price(rows.first(2))).toBe(204_950)
  expect([...rows.costing({ maxPrice: 2000 }).toSlots()]).toEqual([0])
})

const [KITCHEN, , KIDS] = CATEGORIES

const catalogOf = (...entries: CatalogEntry[]) => {
  const index = new CatalogIndex()
  index.apply(entries.map((entry) => ({ id: entry.product._id, version: entry.version, entry })))
  return index
}

const similarTo = (id: string, index: CatalogIndex, count = 4) =>
  similarProducts(index, index.rows.slotOf(id)!, count).map(index.rows.id)

describe('similar products', () => {
  const likeIt = {
    category: KITCHEN,
    brand: 'Cello',
    material: 'Steel',
    colors: ['Red', 'Blue'],
  } as const
  it('share the category, and those that share most attributes come first', () => {
    const index = catalogOf(
      anEntry({ ...likeIt, _id: asProductId('it'), colors: ['Red', 'Blue'] }),
      anEntry({
        ...likeIt,
        _id: asProductId('other category'),
        category: KIDS,
        colors: ['Red', 'Blue'],
      }),
      anEntry({ _id: asProductId('nothing') }),
      anEntry({ ...likeIt, _id: asProductId('brand'), material: 'Iron', colors: [] }),
      anEntry({ ...likeIt, _id: asProductId('all'), colors: ['Red', 'Blue'] }),
      anEntry({ ...likeIt, _id: asProductId('one color less'), colors: ['red'] }),
      anEntry({ _id: asProductId('color'), colors: ['Blue'] }),
    )
    expect(similarTo('it', index)).toEqual(['all', 'one color less', 'brand', 'color'])
  })

  it('of equals, are those that share words of the name, then the nearest in price', () => {
    const index = catalogOf(
      anEntry({ _id: asProductId('it'), name: 'Steel Bottle', price: rupees(100) }),
      anEntry({ _id: asProductId('far'), name: 'Mug', price: rupees(900) }),
      anEntry({ _id: asProductId('near'), name: 'Plate', price: rupees(110) }),
      anEntry({ _id: asProductId('bottle'), name: 'Blue Bottle', price: rupees(999) }),
    )
    expect(similarTo('it', index)).toEqual(['bottle', 'near', 'far'])
    expect(similarTo('it', index, 1)).toEqual(['bottle'])
  })

  it('of equals, are those of its kind, whatever they are called', () => {
    const index = catalogOf(
      anEntry({ _id: asProductId('it'), name: 'Steel Wok', price: rupees(100) }),
      anEntry({ _id: asProductId('near'), name: 'Steel Plate', price: rupees(110) }),
      anEntry({ _id: asProductId('kadhai'), name: 'Annapurna Kadhai', price: rupees(900) }),
    )
    expect(similarTo('it', index)).toEqual(['kadhai', 'near'])
  })
})
